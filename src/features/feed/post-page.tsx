import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { errorCode } from '@/backend/errors';
import { eventOfDiscussion, postPath } from '@/domain/event-discussion';
import { HIGHLIGHT_MS } from '@/domain/limits';
import { useHiddenItems } from '@/features/community';
import { useMe } from '@/features/session';
import { useFormat } from '@/i18n/format';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { SkeletonGroup, SkeletonPost } from '@/ui/skeleton';
import { usePost } from './api/use-post';
import { usePostGroup } from './api/use-post-group';
import type { FeedOptions } from './model/feed-options';
import { Comments } from './post/comments';
import { HiddenPost } from './post/hidden-post';
import { PostCard } from './post/post-card';

/** /post/{postId}: one post with all its comments. Those on an event are on the event's page. */
export function PostPage(options: FeedOptions) {
  const { postId = '' } = useParams();
  if (eventOfDiscussion(postId) !== null) return <Navigate to={postPath(postId)} replace />;
  return <SinglePost key={postId} postId={postId} options={options} />;
}

function SinglePost({ postId, options }: { postId: string; options: FeedOptions }) {
  const { t } = useTranslation(['posts', 'feed', 'errors']);
  const navigate = useNavigate();
  const { data, error, retry } = usePost(postId);
  const { isHidden } = useHiddenItems();
  const format = useFormat();
  const { uid } = useMe();
  const group = usePostGroup(data?.groupId);
  const archivedAt = group?.archivedAt ?? null;
  // Whoever sees it here is in the group.
  const mayPin = group !== null && (group.createdBy === uid || group.helpers.includes(uid));
  const isArchived = archivedAt !== null;
  const shownAs = useMemo(
    () => ({ ...options, mayPin, ...(isArchived && { readOnly: true }) }),
    [options, mayPin, isArchived],
  );
  const [highlighted, setHighlighted] = useState(true);
  const found = Boolean(data);
  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => setHighlighted(false), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [found]);

  const back = { to: '/dashboard', label: t('page.back') };
  const title = data ? t('page.title', { name: data.authorName }) : t('page.tab');
  const isDenied = error?.code === 'permission-denied';
  return (
    <div className="mx-auto max-w-column">
      <PageHeader title={title} back={back} />
      {data && !isDenied && archivedAt && (
        <p className="mb-4 rounded-md bg-sunken px-4 py-3">
          {t('page.archived', { date: format.date(archivedAt) })}
        </p>
      )}
      {data && !isDenied && isHidden.post(data) && <HiddenPost post={data} />}
      {data && !isDenied && !isHidden.post(data) && (
        <PostCard
          post={data}
          options={shownAs}
          highlighted={highlighted}
          open={Comments}
          onDeleted={() => void navigate('/dashboard', { replace: true })}
        />
      )}
      {data === null && (
        <EmptyState drawing="signpost" message={t('page.gone')}>
          {t('page.goneText')}
        </EmptyState>
      )}
      {isDenied && (
        <EmptyState drawing="waiting" message={t('page.denied')}>
          {t('page.deniedText')}
        </EmptyState>
      )}
      {error && !isDenied && (
        <ErrorState title={t('feed:feed.failed')} message={t(`errors:${errorCode(error)}`)} onRetry={retry} />
      )}
      {data === undefined && !error && (
        <SkeletonGroup>
          <SkeletonPost />
        </SkeletonGroup>
      )}
    </div>
  );
}
