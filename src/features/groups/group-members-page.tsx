import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import type { Cursor } from '@/backend/live';
import { useBackend } from '@/backend/react';
import type { Group } from '@/domain/entities/community';
import { MemberCard, MemberGrid } from '@/features/directory';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { PageHeader } from '@/ui/page-header';
import { LoadingText } from '@/ui/spinner';
import { GroupGate } from './group-gate';

/** /groups/{groupId}/members (spec §2): the creator first, the others as they joined. */
export function GroupMembersPage() {
  const { groupId = '' } = useParams();
  return <GroupGate groupId={groupId}>{(group) => <Members group={group} />}</GroupGate>;
}

function Members({ group }: { group: Group }) {
  const { t } = useTranslation(['groups', 'errors']);
  const { groups } = useBackend();
  const { groupId, name, createdBy } = group;
  const members = useInfiniteQuery({
    queryKey: ['group-members', groupId],
    queryFn: ({ pageParam }) => groups.members(group, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
  // Who leaves and joins again while the list is read is on two pages.
  const shown = members.data && [
    ...new Map(
      members.data.pages.flatMap(({ items }) => items).map((member) => [member.uid, member]),
    ).values(),
  ];
  return (
    <>
      <PageHeader
        title={t('members.title', { name })}
        back={{ to: `/groups/${groupId}`, label: t('members.back', { name }) }}
      />
      {members.isPending && <LoadingText>{t('members.loading')}</LoadingText>}
      {members.isError && !shown && (
        <ErrorState
          message={t(`errors:${errorCode(members.error)}`)}
          onRetry={() => void members.refetch()}
        />
      )}
      {shown?.length === 0 && !members.hasNextPage && <EmptyState message={t('members.none')} />}
      <MemberGrid>
        {shown?.map((member) => (
          <li key={member.uid}>
            <MemberCard member={member} badge={member.uid === createdBy ? t('creator') : undefined} />
          </li>
        ))}
      </MemberGrid>
      <LoadMore
        hasMore={members.hasNextPage}
        loading={members.isFetchingNextPage}
        failed={members.isFetchNextPageError}
        onLoad={() => void members.fetchNextPage()}
      />
    </>
  );
}
