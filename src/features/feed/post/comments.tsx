import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import { COMMENT_LIMIT } from '@/backend/feed-ports';
import type { Comment, Post } from '@/domain/entities/post';
import { ErrorState } from '@/ui/error-state';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { commentPlace, useDraft } from '../composer/use-draft';
import { useHidden } from '../model/cache';
import { useComments } from '../model/use-comments';
import { useReadOnly } from '../model/use-read-only';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import type { FeedOptions } from './feed-options';

interface Props {
  post: Post;
  options: FeedOptions;
}

/** All comments of a post, live, and the form for another one. */
export function Comments({ post, options, autoFocus = false }: Props & { autoFocus?: boolean }) {
  const { t } = useTranslation(['feed', 'errors']);
  const { data, error, retry } = useComments(post.id);
  const { store } = useDraft(commentPlace(post));
  const blocked = useReadOnly(options.readOnly);
  useEffect(() => {
    if (data) store.settle((id) => data.some((comment) => comment.id === id), true);
  }, [data, store]);

  return (
    <div className="grid gap-4">
      {error && (
        <ErrorState
          title={t('comments.loadFailed')}
          message={t(`errors:${errorCode(error)}`)}
          onRetry={retry}
        />
      )}
      {!data && !error && post.comments.length === 0 && (
        <SkeletonGroup>
          <SkeletonLines lines={2} />
        </SkeletonGroup>
      )}
      {data?.length === 0 && <p className="text-muted">{t('comments.none')}</p>}
      {data && data.length >= COMMENT_LIMIT && (
        <p className="text-muted text-sm">{t('comments.newest', { count: COMMENT_LIMIT })}</p>
      )}
      <CommentList comments={data ?? post.comments} post={post} options={options} />
      {!blocked && <CommentForm post={post} autoFocus={autoFocus} />}
    </div>
  );
}

/** Comments as they are given: all of them, or the preview on the post. */
export function CommentList({ comments, post, options }: Props & { comments: readonly Comment[] }) {
  const { hidden } = useHidden();
  const shown = comments.filter((comment) => !hidden.includes(comment.id));
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {shown.map((comment) => (
        <CommentItem key={comment.id} comment={comment} post={post} options={options} />
      ))}
    </ul>
  );
}
