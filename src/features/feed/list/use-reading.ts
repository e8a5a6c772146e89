import { useEffect, useState } from 'react';
import type { FeedQuery } from '@/backend/ports/posts';
import { useBackend, useRefreshCount } from '@/backend/react';
import type { Post } from '@/domain/entities/post';
import { useMe } from '@/features/session';
import { storedText } from '@/stored';
import { feedFormKey } from '../model/draft';
import { firstRead, heldBack, newestOf } from '../model/reading';

/** How far a feed has been read on this device: the time of the newest post that was on screen, in milliseconds. */
const mark = (key: string) => storedText('local', `schoolgate.readTo.${key}`);

/** Where the line of a feed is, from one page to the next: it stays until the app is opened again. */
const lines = new Map<string, number | null>();

/** A pinned post stands above the newer ones, and says nothing of how far they were read. */
const isInPlace = ({ pinnedUntil }: Post) => !pinnedUntil;

interface Reading {
  /** Wait until they are asked for; newest first. */
  held: readonly Post[];
  /** Above this post stands the line where one stopped reading. */
  lineAbove: string | null;
  /** Shows what was held back. */
  show: () => void;
}

/**
 * What of a feed is on screen while one reads it, and how far it was read before (product §4.6).
 * @param posts what the reader may see, newest first; undefined before anything is known
 * @param confirmed the server has told them
 */
export function useReading(feed: FeedQuery, posts: readonly Post[] | undefined, confirmed: boolean): Reading {
  const { uid } = useMe();
  // The demo leaves nothing on the device.
  const isKept = useBackend().kind !== 'demo';
  const key = feedFormKey(feed);
  const [shown, setShown] = useState<number | null>(null);
  const [readTo, setReadTo] = useState(() =>
    lines.has(key) ? (lines.get(key) ?? null) : Number(mark(key).get()) || null,
  );
  const asked = useRefreshCount();
  const [answered, setAnswered] = useState(asked);

  const all = posts ?? [];
  const newest = newestOf(all.filter(isInPlace));
  const held = heldBack(all, shown, uid);
  const show = () => {
    if (held.length > 0) setReadTo(shown);
    setShown(newest);
  };
  // The first posts, and those that came while there was nothing to read, are shown at once.
  const isFirst = confirmed && shown === null && newest !== null;
  if (isFirst || (held.length > 0 && held.length === all.length)) setShown(newest);
  if (asked !== answered) {
    setAnswered(asked);
    show();
  }

  useEffect(() => {
    lines.set(key, readTo);
  }, [key, readTo]);
  useEffect(() => {
    if (isKept && shown !== null && shown > Number(mark(key).get())) mark(key).set(String(shown));
  }, [isKept, key, shown]);

  const visible = held.length > 0 ? all.filter((post) => !held.includes(post)) : all;
  return { held, lineAbove: firstRead(visible.filter(isInPlace), readTo, uid), show };
}
