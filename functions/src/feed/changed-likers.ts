import { isDocumentId } from '../platform/document-id';

/** Who is in a `likedBy` list. What can't be an account's id is left out: no document could be asked for by it. */
export const likersIn = (list: unknown): Set<string> =>
  new Set((Array.isArray(list) ? (list as unknown[]) : []).filter(isDocumentId));

/** Who is in exactly one of two `likedBy` lists. */
export function changedLikers(before: unknown, after: unknown): string[] {
  const was = likersIn(before);
  const is = likersIn(after);
  return [...was, ...is].filter((uid) => was.has(uid) !== is.has(uid));
}
