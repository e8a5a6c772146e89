import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import { useBackend } from '@/backend/react';
import type { Group } from '@/domain/entities/community';
import type { Member } from '@/domain/entities/school';
import { MemberCard, MemberGrid } from '@/features/directory';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { LoadingText } from '@/ui/spinner';
import { GroupGate } from './group-gate';

/** The creator first, the others as they joined (spec §2). */
export const creatorFirst = (members: Member[], createdBy: string): Member[] => [
  ...members.filter((member) => member.uid === createdBy),
  ...members.filter((member) => member.uid !== createdBy),
];

/** /groups/{groupId}/members (spec §2). */
export function GroupMembersPage() {
  const { groupId = '' } = useParams();
  return <GroupGate groupId={groupId}>{(group) => <Members group={group} />}</GroupGate>;
}

function Members({ group }: { group: Group }) {
  const { t } = useTranslation(['groups', 'errors']);
  const { groups } = useBackend();
  const { groupId, name, createdBy } = group;
  const members = useQuery({
    queryKey: ['group-members', groupId],
    queryFn: () => groups.members(group),
  });
  return (
    <>
      <PageHeader
        title={t('members.title', { name })}
        back={{ to: `/groups/${groupId}`, label: t('members.back', { name }) }}
      />
      {members.isPending && <LoadingText>{t('members.loading')}</LoadingText>}
      {members.isError && (
        <ErrorState
          message={t(`errors:${errorCode(members.error)}`)}
          onRetry={() => void members.refetch()}
        />
      )}
      {members.data?.length === 0 && <EmptyState message={t('members.none')} />}
      <MemberGrid>
        {creatorFirst(members.data ?? [], createdBy).map((member) => (
          <li key={member.uid}>
            <MemberCard member={member} badge={member.uid === createdBy ? t('creator') : undefined} />
          </li>
        ))}
      </MemberGrid>
    </>
  );
}
