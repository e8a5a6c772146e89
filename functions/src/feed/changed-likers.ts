/** Who is in exactly one of two `likedBy` lists. */
export function changedLikers(before: unknown, after: unknown): string[] {
  const was = new Set(Array.isArray(before) ? (before as string[]) : []);
  const is = new Set(Array.isArray(after) ? (after as string[]) : []);
  return [...was, ...is].filter((uid) => was.has(uid) !== is.has(uid));
}
