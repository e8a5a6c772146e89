import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Page } from '@/backend/live';
import { type Live, useBackend, useLive } from '@/backend/react';
import type { Comment, Post } from '@/domain/entities/post';
import { commentInputSchema } from '@/domain/inputs/content';
import { useOutbox } from '@/features/offline';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { commentPlace, useDraft } from '../composer/use-draft';
import { useHidden } from './cache';
import { useFailureToast } from './use-failure-toast';

/** The newest comments of a post, newest first, live; one's own before the server has them. */
export function useNewestComments(postId: string): Live<Page<Comment>> {
  const { posts } = useBackend();
  return useLive(['comments', postId], (observer) => posts.watchComments(postId, observer));
}

/** Sends off the comment that is being written. When it fails at once its text comes back, and Retry sends what is there. */
export function useAddComment(post: Pick<Post, 'id' | 'schoolId'>): () => void {
  const { id: postId, schoolId } = post;
  const { t } = useTranslation('feed');
  const { posts } = useBackend();
  const outbox = useOutbox();
  const { store } = useDraft(commentPlace(post));
  const failed = useFailureToast();
  const adding = useMutation({
    mutationFn: (comment: { id: string; content: string; since: Date }) => {
      if (!outbox) throw new Error('Nothing can be sent here');
      const kept = () => store.keptElsewhere(comment.id);
      return outbox.send({ kind: 'comment', ...comment, postId, schoolId }, { kept });
    },
    onSuccess: (_, { id }) => store.sent(id),
    onError: (error, { id }) => {
      store.giveBack(id);
      failed(t('comments.failed'), error, send);
    },
  });
  const send = () => {
    const input = v.safeParse(commentInputSchema, { content: store.get().text });
    if (!input.success) return;
    const { content } = input.output;
    const { id, since } = store.sendOff(posts.newId(), content, new Date());
    adding.mutate({ id, content, since });
  };
  return send;
}

/** Deletes a comment after asking. Null for whom it is not to delete. */
export function useDeleteComment(
  post: Pick<Post, 'id' | 'schoolId'>,
  comment: Comment,
): (() => Promise<void>) | null {
  const { t } = useTranslation(['feed', 'common']);
  const { posts, kind } = useBackend();
  const { uid, isAdmin } = useMe();
  const confirm = useConfirm();
  const failed = useFailureToast();
  const outbox = useOutbox();
  const { setHidden } = useHidden();
  const deleting = useMutation({
    mutationFn: () => posts.deleteComment(post, comment, { uid, isAdmin }),
    onMutate: () => {
      setHidden(comment.id, true);
      // It may still wait to be sent.
      return outbox?.discard(comment.id);
    },
    onError: (error) => {
      setHidden(comment.id, false);
      failed(t('comments.deleteFailed'), error, () => deleting.mutate());
    },
  });
  if (kind === 'demo' || (comment.authorId !== uid && !isAdmin)) return null;
  return async () => {
    const title = t('comments.delete');
    if (await confirm({ title, confirmLabel: t('common:delete'), tone: 'danger' })) deleting.mutate();
  };
}
