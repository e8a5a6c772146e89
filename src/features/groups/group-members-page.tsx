import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Group } from '@/domain/entities/group';
import { MemberCard, MemberGrid } from '@/features/directory';
import { PageHeader } from '@/ui/page-header';
import { PagedList } from '@/ui/paged-list';
import { useGroupMembers } from './api/use-group-members';
import { GroupGate } from './group-gate';
import { MembersSkeleton } from './group-skeleton';

/** /groups/{groupId}/members: the creator first, the others as they joined. */
export function GroupMembersPage() {
  const { groupId = '' } = useParams();
  return <GroupGate groupId={groupId}>{(group) => <Members group={group} />}</GroupGate>;
}

function Members({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { groupId, name, createdBy, memberCount } = group;
  const members = useGroupMembers(group);
  return (
    <>
      <PageHeader
        title={t('members.title', { name })}
        lead={t('memberCount', { count: memberCount })}
        back={{ to: `/groups/${groupId}`, label: t('members.back', { name }) }}
      />
      <PagedList
        pages={members}
        empty={t('members.none')}
        loading={<MembersSkeleton label={t('members.loading')} places={memberCount} />}
      >
        {(shown) => (
          <MemberGrid>
            {shown.map((member) => (
              <li key={member.uid}>
                <MemberCard member={member} badge={member.uid === createdBy ? t('creator') : undefined} />
              </li>
            ))}
          </MemberGrid>
        )}
      </PagedList>
    </>
  );
}
