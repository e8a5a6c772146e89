import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { EditedText } from '@/backend/ports/posts';
import { commentInputSchema, postInputSchema } from '@/domain/inputs/content';
import { mentionsIn } from '@/domain/mentions';
import { useOutbox } from '@/features/offline';
import { useFailureToast } from '@/ui/use-failure-toast';
import { draftIn, useDraft } from '../model/draft';
import { editFormKey, editIdOf } from '../model/edited-text';

/** Hands what somebody has made of their text to the outbox, which closes its form. When it fails at once it is open again. */
export function useEditText(of: EditedText) {
  const { t } = useTranslation('posts');
  const outbox = useOutbox();
  const { store } = useDraft(editFormKey(of));
  const showFailure = useFailureToast();
  const mutate = () => {
    const draft = draftIn(store);
    const schema = of.commentId === null ? postInputSchema : commentInputSchema;
    const input = v.safeParse(schema, { content: draft.text });
    if (!input.success || !outbox) return;
    store.set(null);
    const { content } = input.output;
    const { schoolId, postId, commentId } = of;
    const waiting = { kind: 'edit', id: editIdOf(of), schoolId, postId, commentId, content } as const;
    const topic = commentId === null && { topic: draft.topic };
    outbox
      .send({ ...waiting, ...topic, mentions: mentionsIn(content, draft.picked), since: new Date() })
      .catch((error: unknown) => {
        // What was begun since was begun with it.
        if (store.get() === null) store.set(draft);
        showFailure(t('edit.failed'), error, mutate);
      });
  };
  return { mutate };
}
