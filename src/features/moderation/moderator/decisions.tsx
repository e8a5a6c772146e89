import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Cursor } from '@/backend/live';
import type { NamedEntry } from '@/backend/ports/admin';
import { useBackend, useReason } from '@/backend/react';
import type { UserSchool } from '@/domain/entities/user';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LoadMore } from '@/ui/load-more';
import { RelativeTime } from '@/ui/relative-time';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';

/** The latest approvals and rejections, from the audit log. */
export function Decisions({ schools }: { schools: readonly UserSchool[] }) {
  const { t } = useTranslation('moderator');
  const { admin } = useBackend();
  const reason = useReason();
  const ids = schools.map(({ schoolId }) => schoolId);
  const decisions = useInfiniteQuery({
    queryKey: ['moderator', 'decisions', ids],
    queryFn: async ({ pageParam }) => (await admin()).decisions(ids, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
  const entries = decisions.data?.pages.flatMap((page) => page.items);
  return (
    <Section title={t('decisions')} className="lg:col-span-2">
      {decisions.isPending && (
        <SkeletonGroup>
          <SkeletonLines />
        </SkeletonGroup>
      )}
      {decisions.isError && !entries && (
        <ErrorState
          message={`${t('decisionsFailed')} ${reason(decisions.error)}`}
          retrying={decisions.isFetching}
          onRetry={() => void decisions.refetch()}
        />
      )}
      {entries?.length === 0 && <EmptyState message={t('noDecisions')} />}
      <ul className="grid divide-y divide-line empty:hidden">
        {entries?.map((entry) => (
          <Decision key={entry.id} entry={entry} schools={schools} />
        ))}
      </ul>
      {entries && (
        <LoadMore
          hasMore={decisions.hasNextPage}
          loading={decisions.isFetchingNextPage}
          failed={decisions.isFetchNextPageError}
          onLoad={() => void decisions.fetchNextPage()}
        />
      )}
    </Section>
  );
}

function Decision({ entry, schools }: { entry: NamedEntry; schools: readonly UserSchool[] }) {
  const { t } = useTranslation('moderator');
  const { action, actorName, targetName, schoolId, at } = entry;
  if (action !== 'approve-request' && action !== 'reject-request') return null;
  const school = schools.find((one) => one.schoolId === schoolId);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <span className="min-w-0">
        {t(`acts.${action}`, { actor: actorName ?? t('someone'), target: targetName ?? t('aParent') })}{' '}
        {school && t('forSchool', { school: school.schoolName })}
      </span>
      <RelativeTime date={at} className="text-muted text-sm" />
    </li>
  );
}
