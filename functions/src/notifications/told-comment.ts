import type { Transaction } from 'firebase-admin/firestore';
import { type Comment, isEventDiscussion, type Post } from '@/domain/entities/post';
import { mentionedIn } from '@/domain/mentions';
import { isDocumentId } from '../platform/document-id';
import { commentRef, parseComment } from '../platform/posts';

/** A comment, and who wrote the one that it answers; null where it answers none that is there. */
export interface ToldComment {
  comment: Comment;
  answeredId: string | null;
}

/** Reads a comment with all that decides who is told of it; null when it is gone. */
export async function readToldComment(
  tx: Transaction,
  postId: string,
  commentId: string,
): Promise<ToldComment | null> {
  const comment = parseComment(await tx.get(commentRef(postId, commentId)));
  return comment && ((await withAnswered(tx, postId, [comment]))[0] ?? null);
}

/** Comments of a post, each with whom it answers. Those that are answered are mostly among them. */
export async function withAnswered(
  tx: Transaction,
  postId: string,
  comments: readonly Comment[],
): Promise<ToldComment[]> {
  const authors = new Map<string, string | null>(comments.map(({ id, authorId }) => [id, authorId]));
  const unknown = [...new Set(comments.map(({ replyTo }) => replyTo))].filter(
    (id): id is string => isDocumentId(id) && !authors.has(id),
  );
  const found = unknown.length > 0 ? await tx.getAll(...unknown.map((id) => commentRef(postId, id))) : [];
  for (const [at, id] of unknown.entries()) authors.set(id, parseComment(found[at])?.authorId ?? null);
  return comments.map((comment) => ({
    comment,
    answeredId: comment.replyTo === null ? null : (authors.get(comment.replyTo) ?? null),
  }));
}

/** What a comment tells somebody. */
export type ToldAs = 'reply' | 'comment' | 'event-comment' | 'mention';

/**
 * As what somebody is told of a comment, which is once: an answer before a comment on their post or event before a
 * mention.
 */
export function kindFor(
  uid: string,
  post: Pick<Post, 'authorId' | 'groupId'>,
  { comment, answeredId }: { comment: Pick<Comment, 'mentions'>; answeredId: string | null },
): ToldAs | null {
  if (uid === answeredId) return 'reply';
  if (uid === post.authorId) return isEventDiscussion(post) ? 'event-comment' : 'comment';
  return mentionedIn(comment.mentions).includes(uid) ? 'mention' : null;
}
