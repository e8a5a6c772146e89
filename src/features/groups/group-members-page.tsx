import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useBackend, usePages } from '@/backend/react';
import type { Group } from '@/domain/entities/community';
import { MemberCard, MemberGrid } from '@/features/directory';
import { PageHeader } from '@/ui/page-header';
import { PagedList } from '@/ui/paged-list';
import { LoadingText } from '@/ui/spinner';
import { GroupGate } from './group-gate';
import { groupKeys } from './group-keys';

/** /groups/{groupId}/members: the creator first, the others as they joined. */
export function GroupMembersPage() {
  const { groupId = '' } = useParams();
  return <GroupGate groupId={groupId}>{(group) => <Members group={group} />}</GroupGate>;
}

function Members({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { groups } = useBackend();
  const { groupId, name, createdBy } = group;
  const pages = usePages(groupKeys.members(groupId), (after) => groups.members(group, after));
  // Who leaves and joins again while the list is read is on two pages.
  const members = pages.data && [...new Map(pages.data.map((member) => [member.uid, member])).values()];
  return (
    <>
      <PageHeader
        title={t('members.title', { name })}
        back={{ to: `/groups/${groupId}`, label: t('members.back', { name }) }}
      />
      <PagedList
        pages={{ ...pages, data: members }}
        empty={t('members.none')}
        loading={<LoadingText>{t('members.loading')}</LoadingText>}
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
