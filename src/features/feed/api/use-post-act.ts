import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { Post } from '@/domain/entities/post';
import type { PostAct } from '@/domain/post-act';
import { useSubmitToOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { useToast } from '@/ui/use-toast';
import { withAct } from '../model/with-act';
import { changeCachedPost } from './feed-cache';

/** How long it can be undone by the message, in milliseconds. The same can be done later by the menu. */
const MESSAGE_MS = 10_000;

/** Of acts that undo each other the later one stays. */
const idOf = (postId: string, { type }: PostAct) =>
  `${type === 'pin' || type === 'unpin' ? 'pin' : 'close'}-${postId}`;

const marksOf = ({ pinnedUntil, sortAt, closedAt }: Post) => ({ pinnedUntil, sortAt, closedAt });

/** What takes an act back. */
function undoing({ pinnedUntil }: Post, { type }: PostAct): PostAct {
  if (type === 'close') return { type: 'reopen' };
  if (type === 'reopen') return { type: 'close' };
  return pinnedUntil && type === 'unpin' ? { type: 'pin', until: pinnedUntil } : { type: 'unpin' };
}

/**
 * Does something with a post beside its words: on screen at once, and back when it fails. Without a network it waits.
 * A message can undo it.
 */
export function usePostAct(post: Post): (act: PostAct) => void {
  const { t } = useTranslation(['posts', 'common']);
  const { mutateAsync } = useSubmitToOutbox();
  const client = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const submit = async (act: PostAct, undo: PostAct | null): Promise<void> => {
    const { id: postId, schoolId, groupId, content } = post;
    changeCachedPost(client, postId, (one) => withAct(one, act));
    const putBack = () => changeCachedPost(client, postId, (one) => ({ ...one, ...marksOf(post) }));
    try {
      const outcome = await mutateAsync({
        ...{ kind: 'post-act', id: idOf(postId, act), postId, schoolId, groupId, content, act },
        since: new Date(),
      });
      // What waits is shown as such, and may be stopped.
      if (outcome !== 'sent') return putBack();
      const action = undo && { label: t('common:undo.button'), onAction: () => void submit(undo, null) };
      toast.show(t(`done.${act.type}`), { durationMs: MESSAGE_MS, ...(action && { action }) });
    } catch (error) {
      putBack();
      if (act.type === 'pin' && errorCode(error) === 'resource-exhausted')
        return void toast.show(t('pin.full'), { tone: 'danger' });
      showFailure(t('done.failed'), error, () => void submit(act, undo));
    }
  };
  return (act) => void submit(act, undoing(post, act));
}
