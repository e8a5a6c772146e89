import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { User, UserSchool } from '@/domain/entities/user';
import { useMe } from '@/features/session';
import { useToast } from '@/ui/use-toast';
import { ADMIN } from './use-admin-query';

interface Removal {
  withPosts: boolean;
  /** What the parent will read; blank for no reason. */
  reason: string;
}

/**
 * Takes a member out of a school: first the access, which is gone at once, then, if wanted, the posts. After a
 * failure another try goes on where it stopped.
 */
export function useRemoveMember(user: User, name: string, school: UserSchool, onDone: () => void) {
  const { t } = useTranslation('admin');
  const { admin } = useBackend();
  const me = useMe();
  const client = useQueryClient();
  const toast = useToast();
  const [removed, setRemoved] = useState(false);
  const [deleted, setDeleted] = useState(0);
  const { schoolId, schoolName } = school;

  const removing = useMutation({
    mutationFn: async ({ withPosts, reason }: Removal) => {
      const port = await admin();
      await port.removeMember(user, schoolId, me.uid, reason.trim() || null);
      setRemoved(true);
      if (!withPosts) return null;
      return port.deletePostsOf({ uid: user.uid, schoolId }, me.uid, setDeleted);
    },
    onSuccess: (posts) => {
      const names = { name, school: schoolName };
      toast.show(
        posts === null ? t('removal.done', names) : t('removal.donePosts', { ...names, count: posts }),
        {
          tone: 'success',
        },
      );
      onDone();
    },
    // Not before the window is closed: the row it belongs to may go.
    onSettled: () => client.invalidateQueries({ queryKey: [ADMIN, 'users'] }),
  });
  return { removing, removed, deleted };
}
