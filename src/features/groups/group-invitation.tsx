import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { OutgoingNote } from '@/features/offline';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { useJoinGroup } from './api/use-join-group';
import { GroupFacts } from './group-facts';
import { GroupHeader } from './group-header';
import { useOutgoingMembership } from './use-outgoing-membership';

/** A group as who is not in it sees it: what everybody at the school may know of it, and the way in (product §2.5). */
export function GroupInvitation({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const joining = useJoinGroup();
  const onItsWay = useOutgoingMembership(group.groupId, false);
  return (
    <div className="mx-auto max-w-column">
      <GroupHeader group={group} isMember={false} facts={<GroupFacts group={group} />} />
      <Card as="section" className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-lg">{t('notMember')}</h2>
          <p className="text-muted">{t('joinToSee')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            busy={joining.isPending || onItsWay !== null}
            busyLabel={t('joining')}
            onClick={() => joining.mutate(group)}
          >
            {t('join')}
          </Button>
          {onItsWay && <OutgoingNote entry={onItsWay} restore={null} />}
          <LinkButton to="/groups">{t('dashboard')}</LinkButton>
        </div>
      </Card>
    </div>
  );
}
