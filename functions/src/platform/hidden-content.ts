import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { eventOfDiscussion } from '@/domain/event-discussion';
import type { TargetKind } from '@/domain/moderation-target';
import { db } from './app';

/**
 * `_hiddenContent/{key}`: a document that moderation has put out of sight. It has left its collection, so that no list or
 * get can show it, and goes back there when the decision is taken back.
 */
export interface HiddenContent {
  kind: TargetKind;
  schoolId: string;
  /** The case whose decision it is. */
  caseId: string;
  /** Where it was, and goes back to. */
  path: string;
  authorId: string;
  /** Paths of the pictures that it shows. */
  pictures: string[];
  /** The document as it was; of a profile what was taken off the account. */
  data: DocumentData;
  hiddenAt: Date;
  /** When it is deleted for good; null as long as nobody has decided so, or an appeal is open. */
  finalAt: Date | null;
}

const hiddenContent = () => db.collection('_hiddenContent');

export const hiddenContentRef = (key: string): DocumentReference => hiddenContent().doc(key);

/** Where a post lies while it is out of sight. The discussion of an event is where the event is, under the id of both. */
export const hiddenPostRef = (postId: string): DocumentReference =>
  hiddenContentRef(eventOfDiscussion(postId) === null ? `post_${postId}` : postId);

export const hiddenCommentRef = (postId: string, commentId: string): DocumentReference =>
  hiddenContentRef(`comment_${postId}_${commentId}`);

/** What is out of sight and to be deleted for good by a moment. */
export const dueHiddenContent = (at: Date) => hiddenContent().where('finalAt', '<=', at);

/**
 * Whether something out of sight shows this picture: it comes back with it.
 * @param exceptKey what is about to be deleted itself
 */
export async function isPictureHeld(path: string, exceptKey?: string): Promise<boolean> {
  const holders = await hiddenContent().where('pictures', 'array-contains', path).select().get();
  return holders.docs.some(({ id }) => id !== exceptKey);
}
