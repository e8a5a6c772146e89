import { useTranslation } from 'react-i18next';
import type { Group } from '@/domain/entities/group';
import { OutgoingNote } from '@/features/offline';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LinkButton } from '@/ui/link-button';
import { useGroupCooldown } from './api/use-group-cooldown';
import { useJoinGroup } from './api/use-join-group';
import { useMyRequest } from './api/use-my-requests';
import { AskToJoin } from './ask-to-join';
import { GroupFacts } from './group-facts';
import { GroupHeader } from './group-header';
import { TendedNote } from './tended-note';
import { useOutgoingMembership } from './use-outgoing-membership';

/** A group as who is not in it sees it: what everybody at the school may know of it, and the way in (product §2.5). */
export function GroupInvitation({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  return (
    <div className="mx-auto max-w-column">
      <GroupHeader group={group} isMember={false} facts={<GroupFacts group={group} />} />
      <Card as="section" className="grid gap-4">
        <div className="grid gap-1">
          <h2 className="text-lg">{t('notMember')}</h2>
          <p className="text-muted">{t(introductionOf(group))}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {!group.archivedAt && <WayIn group={group} />}
          <LinkButton to="/groups">{t('dashboard')}</LinkButton>
        </div>
      </Card>
      <TendedNote group={group} />
    </div>
  );
}

function introductionOf({ archivedAt, access }: Group) {
  if (archivedAt) return 'archive.notMember';
  return access === 'request' ? 'request.toSee' : 'joinToSee';
}

/** Joining, or asking for it; later, for whom the group has turned down or put out. */
function WayIn({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const joining = useJoinGroup();
  const onItsWay = useOutgoingMembership(group.groupId, false);
  const request = useMyRequest(group.groupId);
  const until = useGroupCooldown(group.groupId);
  if (until)
    return <p className="basis-full text-muted">{t('request.later', { when: format.dateTime(until) })}</p>;
  if (group.access === 'request') return <AskToJoin group={group} isAsked={Boolean(request.data)} />;
  return (
    <>
      <Button
        busy={joining.isPending || onItsWay !== null}
        busyLabel={t('joining')}
        onClick={() => joining.mutate(group)}
      >
        {t('join')}
      </Button>
      {onItsWay && <OutgoingNote entry={onItsWay} restore={null} />}
    </>
  );
}
