import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '@/backend/react';
import type { User, UserSchool } from '@/domain/entities/user';
import { useDrafts } from '@/features/drafts';
import { useRecentSignIn } from '@/features/reauthentication';
import { useMe } from '@/features/session';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { useUndoable } from '@/ui/use-undoable';
import { adminKeys } from './admin-keys';

export interface Removal {
  school: UserSchool;
  withPosts: boolean;
  /** What the parent will read; blank for no reason. */
  reason: string;
}

/** The member is out, and posts that were to go are still there. */
class PostsLeft extends Error {
  constructor(readonly failure: unknown) {
    super('Posts are left.');
  }
}

/** The draft of the reason for removing a member from a school. */
export type RemovalDraft = Pick<Removal, 'withPosts' | 'reason'>;

/** Names the removal that can still be undone. */
export const removalKey = ({ uid }: User, { schoolId }: UserSchool) => `removal ${uid} ${schoolId}`;

/**
 * Takes a member out of a school, ten seconds later: first the access, then, if wanted, the posts. After a failure
 * another try goes on where it stopped.
 */
export function useRemoveMember(user: User, name: string) {
  const { t } = useTranslation('admin');
  const { admin } = useBackend();
  const me = useMe();
  const draftOf = useDrafts();
  const client = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { ensure, perform } = useRecentSignIn();
  const undoable = useUndoable();
  const [deleted, setDeleted] = useState(0);

  const removing = useMutation({
    mutationFn: async ({ school: { schoolId }, withPosts, reason }: Removal) => {
      const port = await admin();
      await perform(() => port.removeMember(user, schoolId, me.uid, reason.trim() || null));
      if (!withPosts) return null;
      try {
        return await port.deletePostsOf({ uid: user.uid, schoolId }, me.uid, setDeleted);
      } catch (error) {
        throw new PostsLeft(error);
      }
    },
    onSuccess: (posts, { school }) => {
      draftOf<RemovalDraft>(removalKey(user, school)).set(null);
      const names = { name, school: school.schoolName };
      const done =
        posts === null ? t('removal.done', names) : t('removal.donePosts', { ...names, count: posts });
      toast.show(done, { tone: 'success' });
    },
    onError: (error, wanted) => {
      const retry = () => removing.mutate(wanted);
      if (error instanceof PostsLeft) showFailure(t('removal.postsFailed', { name }), error.failure, retry);
      else showFailure(t('removal.failed', { name }), error, retry);
    },
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.users }),
  });
  const ask = async (wanted: Removal) => {
    // Before the time begins, as after it the screen may be another. Given up, the reason stays in its draft.
    if (!(await ensure())) return;
    undoable({
      key: removalKey(user, wanted.school),
      message: t('removal.soon', { name, school: wanted.school.schoolName }),
      // What fails is told by onError.
      commit: () =>
        removing.mutateAsync(wanted).then(
          () => undefined,
          () => undefined,
        ),
    });
  };
  return { ...removing, mutate: (wanted: Removal) => void ask(wanted), deleted };
}
