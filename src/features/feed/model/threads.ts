/** What of a comment says where it stands. */
interface Answer {
  id: string;
  /** The comment that it answers. */
  replyTo: string | null;
}

/** A comment with its replies. */
export interface Thread<C extends Answer> {
  comment: C;
  /** It answers a comment that is not here. */
  isDetached: boolean;
  /** In the order of the comments. */
  replies: C[];
}

/**
 * Comments as they are read: each with its replies below it. Only what answers a comment that is none itself is a reply;
 * whatever else a client has written stands by its time, so that no comment is lost or shown twice.
 */
export function threadsOf<C extends Answer>(comments: readonly C[]): Thread<C>[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const repliesTo = new Map<string, C[]>();
  const first: C[] = [];
  for (const comment of comments) {
    const answered = comment.replyTo === null ? undefined : byId.get(comment.replyTo);
    if (answered?.replyTo !== null) first.push(comment);
    else repliesTo.set(answered.id, [...(repliesTo.get(answered.id) ?? []), comment]);
  }
  return first.map((comment) => ({
    comment,
    isDetached: comment.replyTo !== null && !byId.has(comment.replyTo),
    replies: repliesTo.get(comment.id) ?? [],
  }));
}

/** The comment that a reply to this one is stored as an answer to: there is one level of replies. */
export const answeredBy = ({ id, replyTo }: Answer): string => replyTo ?? id;
