/** Uids of those who decide at a school. Whoever is both stands in both. */
export interface Staff {
  moderators: readonly string[];
  admins: readonly string[];
}

/** Who may read a case: all staff but whom it is about and who has reported it. */
export const readersAmong = ({ moderators, admins }: Staff, excluded: readonly string[]): string[] =>
  [...new Set([...moderators, ...admins])].filter((uid) => !excluded.includes(uid));

/**
 * Whose turn an appeal is: never of who decided. Of a moderator's decision the other moderators', or where there is none
 * the admins'; of an admin's the other admins', or where there is none the moderator's who has been a member longest.
 * @param moderators in the order in which they became members
 */
export function appealHandlers(
  { moderators, admins }: Staff,
  readerIds: readonly string[],
  deciderId: string,
): string[] {
  const others = (uids: readonly string[]) =>
    uids.filter((uid) => uid !== deciderId && readerIds.includes(uid));
  if (!admins.includes(deciderId)) {
    const peers = others(moderators);
    return peers.length > 0 ? peers : others(admins);
  }
  const peers = others(admins);
  return peers.length > 0 ? peers : others(moderators).slice(0, 1);
}
