import type { EntryOf } from '@/features/offline';
import { draftOf } from './draft-store';
import { shownPicture } from './picture';
import { commentPlace, feedPlace } from './use-draft';

/**
 * Makes what could not be sent the draft of its place again, in front of what stands there. Returns false, and
 * changes nothing, where the draft has a picture already and would have to let one go.
 */
export function takeUpWriting(entry: EntryOf<'post'> | EntryOf<'comment'>): boolean {
  const { uid } = entry;
  if (entry.kind === 'comment') {
    draftOf(uid, commentPlace({ id: entry.postId, schoolId: entry.schoolId })).takeBack(entry.content, null);
    return true;
  }
  const store = draftOf(uid, feedPlace(entry.feed));
  if (entry.picture && store.get().picture) return false;
  const picture = entry.picture && { ...shownPicture(entry.picture), storedUrl: entry.imageUrl };
  store.takeBack(entry.content, picture);
  return true;
}
