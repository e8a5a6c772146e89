import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { useMe } from '@/features/session';
import { useConfirm } from '@/ui/use-confirm';
import { useBatch } from '../batch/use-batch';
import { adminKeys } from './admin-keys';

/**
 * Deletes several posts after one question, each with its audit entry.
 * @param onDeleted is told of each at once
 */
export function useDeletePosts(onDeleted: (post: Post) => void) {
  const { t } = useTranslation(['tables', 'common']);
  const { posts } = useBackend();
  const { uid, isAdmin } = useMe();
  const client = useQueryClient();
  const confirm = useConfirm();
  const { batch, start, forget } = useBatch<Post>(async (post) => {
    await posts.delete(post, { uid, isAdmin });
    client.setQueryData<Post[]>(adminKeys.posts, (all) => all?.filter(({ id }) => id !== post.id));
    onDeleted(post);
  });
  const ask = async (chosen: readonly Post[], message: string) => {
    const title = t('posts.confirm', { count: chosen.length });
    if (!(await confirm({ title, message, confirmLabel: t('common:delete'), tone: 'danger' }))) return;
    await start(chosen);
    // Others move up, and what another admin has deleted meanwhile goes.
    await client.invalidateQueries({ queryKey: adminKeys.posts });
  };
  return { batch, ask, forget };
}
