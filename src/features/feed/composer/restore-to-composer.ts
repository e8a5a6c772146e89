import { newDocumentId } from '@/domain/ids';
import { MAX_POST_IMAGES } from '@/domain/limits';
import type { Drafts } from '@/features/drafts';
import type { EntryOf, WaitingPostPicture } from '@/features/offline';
import { keepPicture } from '@/features/pictures';
import { draftOfPoll } from '@/features/polls';
import {
  commentFormKey,
  type Draft,
  type DraftPicture,
  draftIn,
  feedFormKey,
  restoreDraft,
} from '../model/draft';

/**
 * Makes what could not be sent the draft of its formKey again, in front of what stands there. Returns false, and
 * changes nothing, where the draft has pictures of which one would have to go, or asks something else.
 */
export async function restoreToComposer(
  entry: EntryOf<'post'> | EntryOf<'comment'>,
  drafts: Drafts,
): Promise<boolean> {
  if (entry.kind === 'comment') {
    const formKey = commentFormKey({ id: entry.postId, schoolId: entry.schoolId });
    const { content, mentions, replyTo, toGuests } = entry;
    restoreDraft(drafts<Draft>(formKey), { text: content, picked: mentions, replyTo, toGuests });
    return true;
  }
  const { content, mentions, feed, poll, topic } = entry;
  const pictures = await Promise.all(entry.pictures.map(toDraft));
  const store = drafts<Draft>(feedFormKey(feed));
  const together = pictures.length + draftIn(store).pictures.length;
  if (pictures.length > 0 && together > MAX_POST_IMAGES) return false;
  if (poll && draftIn(store).poll) return false;
  restoreDraft(store, {
    ...{ text: content, pictures, picked: mentions, poll: poll && draftOfPoll(poll), topic },
  });
  return true;
}

const toDraft = async ({ url, alt, ...picture }: WaitingPostPicture): Promise<DraftPicture> => ({
  ...(await keepPicture(picture)),
  ...{ id: newDocumentId(), alt, storedUrl: url },
});
