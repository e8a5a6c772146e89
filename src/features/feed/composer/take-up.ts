import type { Drafts } from '@/features/drafts';
import type { EntryOf } from '@/features/offline';
import { keepPicture } from '@/features/pictures';
import { commentPlace, type Draft, feedPlace, takeBack } from '../model/draft';

/**
 * Makes what could not be sent the draft of its place again, in front of what stands there. Returns false, and
 * changes nothing, where the draft has a picture already and would have to let one go.
 */
export async function takeUpWriting(
  entry: EntryOf<'post'> | EntryOf<'comment'>,
  drafts: Drafts,
): Promise<boolean> {
  if (entry.kind === 'comment') {
    const place = commentPlace({ id: entry.postId, schoolId: entry.schoolId });
    takeBack(drafts<Draft>(place), entry.content, null);
    return true;
  }
  const { content, feed, imageUrl } = entry;
  const picture = entry.picture && { ...(await keepPicture(entry.picture)), storedUrl: imageUrl };
  const store = drafts<Draft>(feedPlace(feed));
  if (picture && store.get()?.picture) return false;
  takeBack(store, content, picture);
  return true;
}
