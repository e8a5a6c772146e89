import type { DocumentData, DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Comment, Post } from '@/domain/entities/post';
import type { Revision } from '@/domain/entities/revision';
import { db } from '../platform/app';
import { hiddenCommentRef, hiddenPostRef } from '../platform/hidden-content';
import { postRef, revisionsOf } from '../platform/posts';
import type { Step } from '../platform/steps';

type Text = Pick<Post | Comment, 'content' | 'createdAt' | 'editedAt'>;

interface Change {
  postId: string;
  /** Null for the post itself. */
  commentId: string | null;
  /** The document of the text as it was, and what it said then and after; null for what is unreadable. */
  former: QueryDocumentSnapshot;
  before: Text | null;
  after: Text | null;
}

/**
 * Keeps what a text said before its author changed it, for reviewers. Names, pictures and previews, which functions
 * write on it, are no such change: only an author's sets `editedAt`.
 */
export function revisionSteps(change: Change): Step[] {
  const { before, after } = change;
  const replacedAt = after?.editedAt;
  if (!before || !after || !replacedAt) return [];
  if (replacedAt.getTime() === before.editedAt?.getTime() || after.content === before.content) return [];
  const words = { content: before.content, writtenAt: before.editedAt ?? before.createdAt, replacedAt };
  return [{ name: 'revision', run: () => keep(change, words) }];
}

/**
 * Under an id that sorts by time and is the same when the event comes again. Only as long as the text is kept itself, in
 * its place or out of sight, and of whoever is its author now: a late event must not bring back what was deleted, nor
 * the name of somebody who was taken off it.
 */
async function keep(
  { postId, commentId, former }: Change,
  words: Pick<Revision, 'content' | 'writtenAt' | 'replacedAt'>,
): Promise<void> {
  const id = former.updateTime.toDate().toISOString();
  await db.runTransaction(async (tx) => {
    // As it is in its place, or as it lies out of sight.
    const read = async (...places: [shown: DocumentReference, hidden: DocumentReference]) => {
      const [shown, hidden] = await tx.getAll(...places);
      return shown?.data() ?? (hidden?.get('data') as DocumentData | undefined);
    };
    const post = await read(postRef(postId), hiddenPostRef(postId));
    const text = commentId === null ? post : await read(former.ref, hiddenCommentRef(postId, commentId));
    const [schoolId, authorId] = [post?.schoolId as unknown, text?.authorId as unknown];
    if (typeof schoolId !== 'string' || typeof authorId !== 'string') return;
    const revision: Omit<Revision, 'id'> = { schoolId, authorId, ...words };
    tx.set(revisionsOf(former.ref).doc(id), revision);
  });
}
