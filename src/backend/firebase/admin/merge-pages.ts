/** Something in a list of its own among several, each newest first. */
export interface Listed {
  list: string;
  at: number;
}

export interface MergedPage<T extends Listed> {
  items: T[];
  /** The last item taken of each list so far; null when there is nothing after this page. */
  next: Readonly<Record<string, T>> | null;
}

/**
 * The next page of several lists as one, newest first.
 * @param found the next `size` items of each list, or fewer where it ends
 * @param taken the last items of the pages before
 */
export function mergePages<T extends Listed>(
  found: readonly (readonly T[])[],
  size: number,
  taken: Readonly<Record<string, T>> = {},
): MergedPage<T> {
  const all = found.flat().sort((a, b) => b.at - a.at);
  const items = all.slice(0, size);
  const isMore = all.length > size || found.some((list) => list.length >= size);
  const last = Object.fromEntries(items.map((item) => [item.list, item]));
  return { items, next: isMore ? { ...taken, ...last } : null };
}
