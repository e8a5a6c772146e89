import { useSyncExternalStore } from 'react';
import type { FeedId } from '@/backend/feed-ports';
import { useMe } from '@/features/session';
import { type Draft, type DraftStore, draftOf } from './draft-store';

export const feedPlace = ({ schoolId, groupId }: FeedId): string => `feed.${schoolId}.${groupId ?? ''}`;
export const commentPlace = (postId: string): string => `comments.${postId}`;

/** What the signed-in person is writing in a place. */
export function useDraft(place: string): { draft: Draft; store: DraftStore } {
  const { uid } = useMe();
  const store = draftOf(uid, place);
  return { draft: useSyncExternalStore(store.subscribe, store.get), store };
}
