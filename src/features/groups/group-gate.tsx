import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/community';
import { OutgoingNote } from '@/features/offline';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { LoadingText } from '@/ui/spinner';
import { useGroup } from './api/use-group';
import { useJoinGroup } from './api/use-join-group';
import { useMembership } from './api/use-membership';
import { useOutgoingMembership } from './use-outgoing-membership';

/** What a member of the group sees; others learn why they don't (product §2.5). */
export function GroupGate({ groupId, children }: { groupId: string; children: (group: Group) => ReactNode }) {
  const { t } = useTranslation(['groups', 'errors']);
  const group = useGroup(groupId);
  const membership = useMembership(groupId);
  const joining = useJoinGroup();
  const onItsWay = useOutgoingMembership(groupId, Boolean(membership.data));

  // Rules refuse groups of other schools and unknown ones alike.
  const hidden = group.error?.code === 'permission-denied' || group.data === null;
  if (hidden) {
    return (
      <EmptyState page message={t('notFound')} action={<LinkButton to="/groups">{t('back')}</LinkButton>} />
    );
  }
  const error = group.error ?? membership.error;
  if (error) {
    const retry = () => {
      group.retry();
      membership.retry();
    };
    return <ErrorState page message={t(`errors:${error.code}`)} onRetry={retry} />;
  }
  if (!group.data || membership.data === undefined) return <LoadingText page>{t('loading')}</LoadingText>;
  if (membership.data === null) {
    const { data } = group;
    return (
      <EmptyState
        page
        message={t('notMember')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              busy={joining.isPending || onItsWay !== null}
              busyLabel={t('joining')}
              onClick={() => joining.mutate(data)}
            >
              {t('join')}
            </Button>
            {onItsWay && <OutgoingNote entry={onItsWay} restore={null} />}
            <LinkButton to="/groups">{t('dashboard')}</LinkButton>
          </div>
        }
      />
    );
  }
  return children(group.data);
}
