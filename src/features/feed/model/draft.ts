import { useSyncExternalStore } from 'react';
import type { FeedId } from '@/backend/ports/posts';
import { type DraftStore, useDraftStore } from '@/features/drafts';
import type { KeptPicture } from '@/features/pictures';

export interface DraftPicture extends KeptPicture {
  /** Stored already by a try that failed afterwards. */
  storedUrl: string | null;
}

/** A post or a comment that somebody is writing; a comment has no picture. */
export interface Draft {
  text: string;
  picture: DraftPicture | null;
}

const NOTHING: Draft = { text: '', picture: null };

export const feedFormKey = ({ schoolId, groupId }: FeedId): string => `feed.${schoolId}.${groupId ?? ''}`;
export const commentFormKey = (post: { id: string; schoolId: string }): string =>
  `comments.${post.schoolId}.${post.id}`;

/** What the signed-in person is writing in a formKey. */
export function useDraft(formKey: string): { draft: Draft; store: DraftStore<Draft> } {
  const store = useDraftStore<Draft>(formKey);
  return { draft: useSyncExternalStore(store.subscribe, store.get) ?? NOTHING, store };
}

/** Writes on; where nothing is left, there is no draft. */
export function write(store: DraftStore<Draft>, change: Partial<Draft>): void {
  const next = { ...NOTHING, ...store.get(), ...change };
  store.set(next.text === '' && next.picture === null ? null : next);
}

/** Takes a text and its picture in front of what is being written; a picture chosen since stays. */
export function restoreDraft(store: DraftStore<Draft>, text: string, picture: DraftPicture | null): void {
  const now = store.get() ?? NOTHING;
  write(store, { text: [text, now.text].filter(Boolean).join('\n\n'), picture: now.picture ?? picture });
}
