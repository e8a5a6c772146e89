import { isDocumentId } from './document-id';

/** The ids in a stored list. What can't be one is left out: no document could be asked for by it. */
export const idsIn = (list: unknown): Set<string> =>
  new Set((Array.isArray(list) ? (list as unknown[]) : []).filter(isDocumentId));

/** Which ids are in exactly one of two stored lists. */
export function changedIds(before: unknown, after: unknown): string[] {
  const was = idsIn(before);
  const is = idsIn(after);
  return [...was, ...is].filter((id) => was.has(id) !== is.has(id));
}
