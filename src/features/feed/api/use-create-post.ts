import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { FeedId } from '@/backend/ports/posts';
import { newDocumentId } from '@/domain/ids';
import { postInputSchema } from '@/domain/inputs/content';
import { mentionsIn } from '@/domain/mentions';
import { Refusal, useOutbox } from '@/features/offline';
import { pictureOf } from '@/features/pictures';
import type { PollForm } from '@/features/polls';
import { useFailureToast } from '@/ui/use-failure-toast';
import { draftIn, feedFormKey, restoreDraft, useDraft } from '../model/draft';

/**
 * Sends off the post that is being written; from then on the outbox has it. When it fails at once, text and pictures
 * come back to the composer, and Retry sends what is there.
 * `mutate` returns false when there is nothing to send.
 * @param form knows what the poll of the draft asks for, as far as it has one
 */
export function useCreatePost(feed: FeedId, form: RefObject<PollForm | null>) {
  const { t } = useTranslation('feed');
  const { store } = useDraft(feedFormKey(feed));
  const showFailure = useFailureToast();
  const outbox = useOutbox();
  const mutate = () => {
    const { text, pictures, picked, poll: draftPoll, topic } = draftIn(store);
    const poll = (draftPoll && form.current?.check()) ?? null;
    const input = v.safeParse(postInputSchema, { content: text });
    if (!input.success || !outbox || (draftPoll && !poll)) return false;
    store.set(null);
    const { content } = input.output;
    const waiting = {
      kind: 'post',
      id: newDocumentId(),
      schoolId: feed.schoolId,
      feed,
      content,
      mentions: mentionsIn(content, picked),
      poll,
      topic,
      pictures: pictures.map((picture) => ({
        ...pictureOf(picture),
        alt: picture.alt.trim(),
        url: picture.storedUrl,
      })),
      since: new Date(),
    } as const;
    outbox.send(waiting).catch((error: unknown) => {
      const urls = error instanceof Refusal ? error.urls : waiting.pictures.map(({ url }) => url);
      const returned = pictures.map((picture, at) => ({ ...picture, storedUrl: urls[at] ?? null }));
      restoreDraft(store, { text: content, pictures: returned, picked, poll: draftPoll, topic });
      showFailure(t('composer.failed'), error, mutate);
    });
    return true;
  };
  return { mutate };
}
