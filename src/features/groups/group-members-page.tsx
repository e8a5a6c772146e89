import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Group } from '@/domain/entities/group';
import { MemberCard, MemberGrid } from '@/features/directory';
import { useMe } from '@/features/session';
import { PageHeader } from '@/ui/page-header';
import { PagedList } from '@/ui/paged-list';
import { useGroupMembers } from './api/use-group-members';
import { useOutgoingRemovals } from './api/use-outgoing-removals';
import { GroupGate } from './group-gate';
import { GroupRequests } from './group-requests';
import { MembersSkeleton } from './group-skeleton';
import { LateGroupMemberMenu } from './late-group-menu';
import { useHelpers } from './use-helpers';
import { useRunning } from './use-running';

/** /groups/{groupId}/members: who asks to be let in, for those who run it; the creator first, the others as they joined. */
export function GroupMembersPage() {
  const { groupId = '' } = useParams();
  return (
    <GroupGate groupId={groupId} forStaff>
      {(group, isMember) => <Members group={group} isMember={isMember} />}
    </GroupGate>
  );
}

function Members({ group, isMember }: { group: Group; isMember: boolean }) {
  const { t } = useTranslation('groups');
  const { groupId, name, createdBy, memberCount, archivedAt } = group;
  const members = useGroupMembers(group);
  const running = useRunning(group, isMember);
  const helpers = useHelpers(group);
  const removed = useOutgoingRemovals(groupId);
  const badgeOf = (uid: string) => {
    if (uid === createdBy) return t('creator');
    return helpers.includes(uid) ? t('helper') : undefined;
  };
  const { uid: own } = useMe();
  /** Whether something can be done about a member: helpers do nothing about each other, and nobody puts out themselves. */
  const isManaged = (uid: string) => {
    if (uid === createdBy || (uid === own && archivedAt)) return false;
    return running.namesHelpers || (uid !== own && !helpers.includes(uid));
  };
  return (
    <>
      <PageHeader
        title={t('members.title', { name })}
        lead={t('memberCount', { count: memberCount })}
        back={{ to: `/groups/${groupId}`, label: t('members.back', { name }) }}
      />
      {running.runs && <GroupRequests group={group} />}
      <PagedList
        pages={members}
        empty={t('members.none')}
        loading={<MembersSkeleton label={t('members.loading')} places={memberCount} />}
      >
        {(shown) => (
          <MemberGrid>
            {shown
              .filter(({ uid }) => !removed.has(uid))
              .map((member) => (
                <li key={member.uid}>
                  <MemberCard
                    member={member}
                    badge={badgeOf(member.uid)}
                    tools={
                      running.runs &&
                      isManaged(member.uid) && (
                        <LateGroupMemberMenu
                          label={t('memberMenu.label', { name: member.firstName })}
                          group={group}
                          member={member}
                          isHelper={helpers.includes(member.uid)}
                          helpers={helpers.length}
                          namesHelpers={running.namesHelpers}
                        />
                      )
                    }
                  />
                </li>
              ))}
          </MemberGrid>
        )}
      </PagedList>
    </>
  );
}
