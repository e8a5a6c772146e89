import { hasNoAccount } from '@/domain/entities/post';
import type { FeedOptions } from '../model/feed-options';

/** The way to a person whom a screen of posts names; null where it has none. */
export function profilePath(uid: string, { outside, authorPath }: FeedOptions): string | null {
  if ((outside && !authorPath) || hasNoAccount(uid)) return null;
  return authorPath ? authorPath(uid) : `/profile/${encodeURIComponent(uid)}`;
}
