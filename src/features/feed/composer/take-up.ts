import type { Entry } from '@/features/offline';
import { draftOf } from './draft-store';
import { shownPicture } from './picture';
import { commentPlace, feedPlace } from './use-draft';

/** Makes what could not be sent the draft of its place again, in front of what stands there. */
export function takeUpWriting(uid: string, entry: Entry): void {
  if (entry.kind === 'comment') {
    draftOf(uid, commentPlace(entry.postId)).takeBack(entry.content, null);
    return;
  }
  const picture = entry.picture && { ...shownPicture(entry.picture), storedUrl: entry.imageUrl };
  draftOf(uid, feedPlace(entry.feed)).takeBack(entry.content, picture);
}
