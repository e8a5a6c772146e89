import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { useMe } from '@/features/session';
import { useAlert, useConfirm } from '@/ui/use-confirm';
import { useErrorMessage } from '@/ui/use-error-message';
import { useToast } from '@/ui/use-toast';
import { adminKeys } from './admin-keys';

/** Deletes any post, after asking, with its audit entry (product §4.7). */
export function useDeletePost() {
  const { t } = useTranslation(['admin', 'common']);
  const { posts } = useBackend();
  const { uid, isAdmin } = useMe();
  const client = useQueryClient();
  const confirm = useConfirm();
  const alert = useAlert();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const deleting = useMutation({
    mutationFn: (post: Post) => posts.delete(post, { uid, isAdmin }),
    onSuccess: (_none, post) => {
      client.setQueryData<Post[]>(adminKeys.posts, (all) => all?.filter(({ id }) => id !== post.id));
      toast.show(t('posts.deleted', { name: post.authorName }));
      void client.invalidateQueries({ queryKey: adminKeys.posts });
    },
    onError: (error) => {
      // Another admin may have deleted it first: the list is read again.
      void client.invalidateQueries({ queryKey: adminKeys.posts });
      void alert({ title: t('posts.deleteFailed'), message: errorMessage(error, '') });
    },
  });
  const ask = async (post: Post) => {
    const title = t('posts.confirmDelete');
    if (await confirm({ title, confirmLabel: t('common:delete'), tone: 'danger' })) deleting.mutate(post);
  };
  return { ...deleting, mutate: (post: Post) => void ask(post) };
}
