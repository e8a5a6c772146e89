import { useSyncExternalStore } from 'react';
import type { FeedId } from '@/backend/feed-ports';
import { useMe } from '@/features/session';
import { type Draft, type DraftStore, draftOf } from './draft-store';

export const feedPlace = ({ schoolId, groupId }: FeedId): string => `feed.${schoolId}.${groupId ?? ''}`;
export const commentPlace = (post: { id: string; schoolId: string }): string =>
  `comments.${post.schoolId}.${post.id}`;

/** The school whose feed, comments or form a place is of; null for other places. */
export function schoolOfPlace(place: string): string | null {
  return /^(?:feed|comments|form)\.(.+)\.[^.]*$/.exec(place)?.[1] ?? null;
}

/** What the signed-in person is writing in a place. */
export function useDraft(place: string): { draft: Draft; store: DraftStore } {
  const { uid } = useMe();
  const store = draftOf(uid, place);
  return { draft: useSyncExternalStore(store.subscribe, store.get), store };
}
