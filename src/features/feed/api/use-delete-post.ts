import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { useOutbox } from '@/features/offline';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useFailureToast } from '@/ui/use-failure-toast';
import { changeCachedPost, useHidden } from './feed-cache';

/** Deletes a post after asking: off the screen at once, back when it fails. Null when the reader may not delete it. */
export function useDeletePost(post: Post, onDeleted?: () => void) {
  const { t } = useTranslation(['posts', 'common']);
  const { posts, kind } = useBackend();
  const { uid, isAdmin } = useMe();
  const client = useQueryClient();
  const confirm = useConfirm();
  const showFailure = useFailureToast();
  const outbox = useOutbox();
  const { setHidden } = useHidden();
  const deleting = useMutation({
    mutationFn: async () => {
      // Its answer may have been lost: then it is taken back, and not sent again.
      if ((await outbox?.discard(post.id)) !== 'gone') await posts.delete(post, { uid, isAdmin });
    },
    onMutate: () => {
      setHidden(post.id, true);
      onDeleted?.();
    },
    onSuccess: () => changeCachedPost(client, post.id, () => null),
    onError: (error) => {
      setHidden(post.id, false);
      showFailure(t('acts.deleteFailed'), error, () => deleting.mutate());
    },
  });
  const isMine = post.authorId === uid;
  if (kind === 'demo' || (!isMine && !isAdmin)) return null;
  const ask = async () => {
    const title = t(isMine ? 'acts.deleteMine' : 'acts.deleteAsAdmin');
    if (await confirm({ title, confirmLabel: t('common:delete'), tone: 'danger' })) deleting.mutate();
  };
  return { ...deleting, mutate: () => void ask() };
}
