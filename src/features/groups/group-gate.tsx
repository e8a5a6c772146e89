import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { useGroup } from './api/use-group';
import { useMembership } from './api/use-membership';
import { GroupInvitation } from './group-invitation';
import { GroupSkeleton } from './group-skeleton';
import { useRunning } from './use-running';

interface Props {
  groupId: string;
  /** Whether staff see it, too, where nobody runs the group any more. */
  forStaff?: boolean;
  children: (group: Group, isMember: boolean) => ReactNode;
}

/** What a member of the group sees; others learn what it is, and why they don't (product §2.5). */
export function GroupGate({ groupId, forStaff = false, children }: Props) {
  const { t } = useTranslation(['groups', 'errors']);
  const group = useGroup(groupId);
  const membership = useMembership(groupId);

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
  if (!group.data || membership.data === undefined) return <GroupSkeleton />;
  if (membership.data !== null) return children(group.data, true);
  if (!forStaff) return <GroupInvitation group={group.data} />;
  return <StaffGate group={group.data}>{children}</StaffGate>;
}

function StaffGate({ group, children }: Pick<Props, 'children'> & { group: Group }) {
  const { runs } = useRunning(group, false);
  if (runs === undefined) return <GroupSkeleton />;
  return runs ? children(group, false) : <GroupInvitation group={group} />;
}
