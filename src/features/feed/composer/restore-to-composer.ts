import type { Drafts } from '@/features/drafts';
import type { EntryOf } from '@/features/offline';
import { keepPicture } from '@/features/pictures';
import { commentFormKey, type Draft, feedFormKey, restoreDraft } from '../model/draft';

/**
 * Makes what could not be sent the draft of its formKey again, in front of what stands there. Returns false, and
 * changes nothing, where the draft has a picture already and would have to let one go.
 */
export async function restoreToComposer(
  entry: EntryOf<'post'> | EntryOf<'comment'>,
  drafts: Drafts,
): Promise<boolean> {
  if (entry.kind === 'comment') {
    const formKey = commentFormKey({ id: entry.postId, schoolId: entry.schoolId });
    restoreDraft(drafts<Draft>(formKey), entry.content, null);
    return true;
  }
  const { content, feed, imageUrl } = entry;
  const picture = entry.picture && { ...(await keepPicture(entry.picture)), storedUrl: imageUrl };
  const store = drafts<Draft>(feedFormKey(feed));
  if (picture && store.get()?.picture) return false;
  restoreDraft(store, content, picture);
  return true;
}
