import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Comment, Post } from '@/domain/entities/post';
import { useOutbox } from '@/features/offline';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useHidden } from './feed-cache';

/** Deletes a comment after asking. Null when the reader may not delete it. */
export function useDeleteComment(post: Pick<Post, 'id' | 'schoolId'>, comment: Comment) {
  const { t } = useTranslation(['posts', 'common']);
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
  const ask = async () => {
    const title = t('comments.delete');
    if (await confirm({ title, confirmLabel: t('common:delete'), tone: 'danger' })) deleting.mutate();
  };
  return { ...deleting, mutate: () => void ask() };
}
