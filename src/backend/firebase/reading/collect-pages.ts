import type { Cursor, Page } from '../../live';

interface CollectOptions<T> {
  /** What counts; the rest is passed over. */
  keep?: (item: T) => boolean;
  /** So many are enough. */
  enough?: number;
  /** No more pages than this, whatever was found. */
  mostPages?: number;
}

/** Reads a list page after page, since rules bound each read, until there is enough or no more. */
export async function collectPages<T>(
  read: (after: Cursor | null) => Promise<Page<T>>,
  { keep = () => true, enough = Infinity, mostPages = Infinity }: CollectOptions<T> = {},
): Promise<T[]> {
  const found: T[] = [];
  let after: Cursor | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const { items, next }: Page<T> = await read(after);
    found.push(...items.filter(keep));
    if (found.length >= enough || !next) break;
    after = next;
  }
  return found.slice(0, enough);
}
