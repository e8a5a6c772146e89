import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { Comment, Post } from '@/domain/entities/post';
import { useDraftStore } from '@/features/drafts';
import { useMe } from '@/features/session';
import { lazyComponent } from '@/i18n/lazy-component';
import { ErrorState } from '@/ui/error-state';
import { LazyBoundary } from '@/ui/lazy-boundary';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { useNewestComments } from '../api/use-newest-comments';
import { focusEnd } from '../editing/focus-end';
import { commentFormKey, type Draft } from '../model/draft';
import type { FeedOptions } from '../model/feed-options';
import { startReply } from '../model/reply';
import { useLinkedComment } from '../model/use-linked-comment';
import { useOutgoingComments } from '../model/use-outgoing';
import { useReadOnly } from '../model/use-read-only';
import { CommentForm } from './comment-form';
import { ThreadList } from './thread-list';

export interface CommentsProps {
  post: Post;
  options: FeedOptions;
  autoFocus?: boolean;
}

const LongThread = lazyComponent(() => import('./long-thread').then((m) => m.LongThread));

/** All comments of a post, live, and the form for another one. */
export function Comments({ post, options, autoFocus = false }: CommentsProps) {
  const { t } = useTranslation(['posts', 'errors', 'common']);
  const { data, error, retry } = useNewestComments(post.id);
  const blocked = useReadOnly(post.schoolId, options.readOnly);
  const known = useMemo(() => new Set(data?.items.map(({ id }) => id)), [data]);
  const outgoing = useOutgoingComments(post.id, known);
  const marked = useLinkedComment((id) => known.has(id));
  const { uid } = useMe();
  const store = useDraftStore<Draft>(commentFormKey(post));
  const fieldId = useId();
  const reply = (to: Comment) => {
    startReply(store, to, uid);
    focusEnd(fieldId);
  };
  const onReply = blocked ? null : reply;
  const list = (comments: readonly Comment[]) => (
    <ThreadList {...{ comments, outgoing, post, options, onReply, marked }} />
  );
  // What the post carries stands where all of them will, so that a menu opened on one is not lost when they come.
  const newest = list(data ? [...data.items].reverse() : post.comments);
  const cutOff = (fetchAgain: () => void) => (
    <>
      <ErrorState message={t('common:partFailed')} onRetry={fetchAgain} />
      {newest}
    </>
  );

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
      {data?.items.length === 0 && outgoing.length === 0 && (
        <p className="text-muted">{t('comments.none')}</p>
      )}
      {data?.next ? (
        <LazyBoundary waiting={newest} failed={cutOff}>
          <LongThread postId={post.id} list={list} />
        </LazyBoundary>
      ) : (
        newest
      )}
      {(!blocked || blocked === 'paused') && (
        <CommentForm
          {...{ post, autoFocus }}
          id={fieldId}
          comments={{ items: data?.items ?? [], isWhole: data?.next === null }}
          blocked={blocked && t('comments.paused')}
        />
      )}
    </div>
  );
}
