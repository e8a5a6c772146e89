import type { Entry, EntryOf, WaitingPicture } from './entry';

/** A post as it was kept before there could be several pictures. */
type EarlierPost = Omit<EntryOf<'post'>, 'pictures'> & {
  picture: WaitingPicture | null;
  imageUrl: string | null;
};

/** What the store has, also where an earlier version of the app has put it there. */
export function readEntry(stored: Entry | EarlierPost): Entry {
  if (stored.kind !== 'post' || 'pictures' in stored) return stored;
  const { picture, imageUrl, ...rest } = stored;
  return { ...rest, pictures: picture ? [{ ...picture, alt: '', url: imageUrl }] : [] };
}
