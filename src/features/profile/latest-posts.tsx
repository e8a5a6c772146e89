import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import { useBackend } from '@/backend/react';
import { PROFILE_POST_PREVIEW, PROFILE_POSTS } from '@/domain/limits';
import { preview } from '@/domain/preview';
import { ErrorState } from '@/ui/error-state';
import { RelativeTime } from '@/ui/relative-time';
import { Section } from '@/ui/section';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';

/** The newest 5 posts of a parent in one school, in 80 characters each (spec §9). */
export function LatestPosts({ schoolId, uid }: { schoolId: string; uid: string }) {
  const { t } = useTranslation(['profile', 'errors']);
  const { posts } = useBackend();
  const latest = useQuery({
    queryKey: ['posts', schoolId, 'by', uid],
    queryFn: () => posts.newestBy(schoolId, uid, PROFILE_POSTS),
  });
  return (
    <Section title={t('latestPosts')}>
      {latest.isPending && (
        <SkeletonGroup>
          <SkeletonLines lines={3} />
        </SkeletonGroup>
      )}
      {latest.isError && (
        <ErrorState message={t(`errors:${errorCode(latest.error)}`)} onRetry={() => void latest.refetch()} />
      )}
      {latest.data?.length === 0 && <p className="text-muted">{t('noPosts')}</p>}
      <ul className="grid divide-y divide-line">
        {latest.data?.map((post) => (
          <li key={post.id}>
            <Link to={`/post/${post.id}`} className="grid gap-0.5 py-3 hover:text-accent">
              <span dir="auto">{preview(post.content, PROFILE_POST_PREVIEW)}</span>
              <RelativeTime date={post.createdAt} className="text-muted text-sm" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
