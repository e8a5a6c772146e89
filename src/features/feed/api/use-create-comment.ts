import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Post } from '@/domain/entities/post';
import { newDocumentId } from '@/domain/ids';
import { commentInputSchema } from '@/domain/inputs/content';
import { mentionsIn } from '@/domain/mentions';
import { useOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { commentFormKey, draftIn, restoreDraft, useDraft } from '../model/draft';
import { isReplyLost, type KnownComments } from '../model/reply';

/** Hands the comment that is being written to the outbox. When it fails at once its text comes back. */
export function useCreateComment(post: Pick<Post, 'id' | 'schoolId'>, comments: KnownComments) {
  const { id: postId, schoolId } = post;
  const { t } = useTranslation('posts');
  const outbox = useOutbox();
  const { store } = useDraft(commentFormKey(post));
  const showFailure = useFailureToast();
  const mutate = () => {
    const draft = draftIn(store);
    const { text, picked } = draft;
    const replyTo = isReplyLost(draft, comments) ? null : draft.replyTo;
    const input = v.safeParse(commentInputSchema, { content: text });
    if (!input.success || !outbox) return;
    store.set(null);
    const { content } = input.output;
    const toGuests = draft.toGuests && replyTo === null;
    const waiting = { kind: 'comment', id: newDocumentId(), postId, schoolId, content, replyTo } as const;
    outbox
      .send({ ...waiting, toGuests, mentions: mentionsIn(content, picked), since: new Date() })
      .catch((error: unknown) => {
        restoreDraft(store, { ...draft, text: content });
        showFailure(t('comments.failed'), error, mutate);
      });
  };
  return { mutate };
}
