import type { Comment } from '@/domain/entities/post';
import type { DraftStore } from '@/features/drafts';
import { type Draft, draftIn, write } from './draft';
import { answeredBy } from './threads';

/**
 * Makes what is being written below a post a reply. Who wrote a reply is called by name, as the comment that both answer
 * may be another's.
 * @param uid who writes
 */
export function startReply(store: DraftStore<Draft>, to: Comment, uid: string): void {
  const draft = draftIn(store);
  const { authorId, authorName } = to;
  const text = withoutCall(draft);
  const isCalled = to.replyTo !== null && authorId !== uid;
  write(store, {
    replyTo: answeredBy(to),
    replyName: authorName,
    text: isCalled ? callOf(authorName) + text : text,
    picked: isCalled ? { ...draft.picked, [authorId]: authorName } : draft.picked,
  });
}

/** Makes it a comment to the post. */
export function stopReply(store: DraftStore<Draft>): void {
  write(store, { replyTo: null, replyName: '', text: withoutCall(draftIn(store)) });
}

const callOf = (name: string) => `@${name} `;

/** The text without the name of the person whom it answers, where it begins with that. */
function withoutCall({ text, replyTo, replyName }: Draft): string {
  const call = callOf(replyName);
  return replyTo !== null && text.startsWith(call) ? text.slice(call.length) : text;
}

/** The comments of a post, as far as they are known. */
export interface KnownComments {
  items: readonly Comment[];
  /** There are no others. */
  isWhole: boolean;
}

/** Whether the comment that somebody answers is gone: what they write is a comment to the post then. */
export const isReplyLost = (
  { replyTo }: Pick<Draft, 'replyTo'>,
  { items, isWhole }: KnownComments,
): boolean => replyTo !== null && isWhole && !items.some(({ id }) => id === replyTo);
