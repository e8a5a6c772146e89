import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Page } from '@/backend/live';
import { type Live, useBackend, useLive } from '@/backend/react';
import type { Comment, Post } from '@/domain/entities/post';
import { newDocumentId } from '@/domain/ids';
import { commentInputSchema } from '@/domain/inputs/content';
import { useOutbox } from '@/features/offline';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { commentPlace, takeBack, useDraft } from '../composer/draft';
import { useHidden } from './cache';

/** The newest comments of a post that the server has, newest first, live. */
export function useNewestComments(postId: string): Live<Page<Comment>> {
  const { comments } = useBackend();
  return useLive(['comments', postId], (observer) => comments.watchNewest(postId, observer));
}

/** Sends off the comment that is being written; from then on the outbox has it. When it fails at once its text comes back. */
export function useAddComment(post: Pick<Post, 'id' | 'schoolId'>): () => void {
  const { id: postId, schoolId } = post;
  const { t } = useTranslation('feed');
  const outbox = useOutbox();
  const { store } = useDraft(commentPlace(post));
  const showFailure = useFailureToast();
  const send = () => {
    const input = v.safeParse(commentInputSchema, { content: store.get()?.text });
    if (!input.success || !outbox) return;
    store.set(null);
    const { content } = input.output;
    const waiting = { kind: 'comment', id: newDocumentId(), postId, schoolId, content } as const;
    outbox.send({ ...waiting, since: new Date() }).catch((error: unknown) => {
      takeBack(store, content, null);
      showFailure(t('comments.failed'), error, send);
    });
  };
  return send;
}

/** Deletes a comment after asking. Null for whom it is not to delete. */
export function useDeleteComment(
  post: Pick<Post, 'id' | 'schoolId'>,
  comment: Comment,
): (() => Promise<void>) | null {
  const { t } = useTranslation(['feed', 'common']);
  const { comments, kind } = useBackend();
  const { uid, isAdmin } = useMe();
  const confirm = useConfirm();
  const showFailure = useFailureToast();
  const outbox = useOutbox();
  const { setHidden } = useHidden();
  const deleting = useMutation({
    mutationFn: async () => {
      // Its answer may have been lost: then it is taken back, and not sent again.
      if ((await outbox?.discard(comment.id)) !== 'gone')
        await comments.delete(post, comment, { uid, isAdmin });
    },
    onMutate: () => {
      setHidden(comment.id, true);
    },
    onError: (error) => {
      setHidden(comment.id, false);
      showFailure(t('comments.deleteFailed'), error, () => deleting.mutate());
    },
  });
  if (kind === 'demo' || (comment.authorId !== uid && !isAdmin)) return null;
  return async () => {
    const title = t('comments.delete');
    if (await confirm({ title, confirmLabel: t('common:delete'), tone: 'danger' })) deleting.mutate();
  };
}
