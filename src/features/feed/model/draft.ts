import { useMemo, useSyncExternalStore } from 'react';
import type { FeedQuery } from '@/backend/ports/posts';
import { MAX_ALT_TEXT, MAX_POST_IMAGES } from '@/domain/limits';
import type { Mentions } from '@/domain/mentions';
import type { Topic } from '@/domain/topics';
import { type DraftStore, useDraftStore } from '@/features/drafts';
import { type KeptPicture, keptPictures } from '@/features/pictures';
import type { DraftPoll } from '@/features/polls';

export interface DraftPicture extends KeptPicture {
  /** Tells it from another one of the same draft. */
  id: string;
  /** What is seen on it, for whoever can't see it. */
  alt: string;
  /** Stored already by a try that failed afterwards. */
  storedUrl: string | null;
}

/** A post or a comment that somebody is writing; a comment has neither pictures nor a poll, and a post answers none. */
export interface Draft {
  text: string;
  pictures: readonly DraftPicture[];
  /** Members who were picked while it was written: some may be gone from the text again. */
  picked: Mentions;
  /** The comment that it answers. */
  replyTo: string | null;
  /** Whom it answers, as the form says it; empty where nobody knows. */
  replyName: string;
  /** Of the host of an event: whether everybody who comes is told of it. */
  toGuests: boolean;
  /** What it asks; null for no poll. */
  poll: DraftPoll | null;
  /** What it is about. */
  topic: Topic | null;
}

const NOTHING: Draft = {
  ...{
    text: '',
    pictures: [],
    picked: {},
    replyTo: null,
    replyName: '',
    toGuests: false,
    poll: null,
    topic: null,
  },
};

/** What is kept, also where an earlier version of the app has kept it. */
function readDraft(kept: Draft | null): Draft {
  if (!kept) return NOTHING;
  const pictures = keptPictures(kept).map((picture) => ({ ...FIRST, ...picture }));
  const { text, picked, replyTo, replyName, toGuests, poll, topic } = { ...NOTHING, ...kept };
  return { text, pictures, picked, replyTo, replyName, toGuests, poll, topic };
}

/** What the one picture of an earlier version lacks. */
const FIRST = { id: 'first', alt: '' };

/** Also the name of what is shown of it, by which it is known how far that was read. */
export const feedFormKey = ({ schoolId, groupId, topic }: FeedQuery): string =>
  `feed.${schoolId}.${groupId ?? ''}${topic ? `.${topic}` : ''}`;
export const commentFormKey = (post: { id: string; schoolId: string }): string =>
  `comments.${post.schoolId}.${post.id}`;

/** What the signed-in person is writing in a formKey. */
export function useDraft(formKey: string): { draft: Draft; store: DraftStore<Draft> } {
  const store = useDraftStore<Draft>(formKey);
  const kept = useSyncExternalStore(store.subscribe, store.get);
  return { draft: useMemo(() => readDraft(kept), [kept]), store };
}

/** What is being written now, for answers that come late. */
export const draftIn = (store: DraftStore<Draft>): Draft => readDraft(store.get());

/** Writes on; where nothing is left, there is no draft. */
export function write(store: DraftStore<Draft>, change: Partial<Draft>): void {
  const next = { ...draftIn(store), ...change };
  const { text, pictures: chosen, replyTo, toGuests, poll, topic } = next;
  const isSomething = text || chosen[0] || replyTo !== null || toGuests || poll || topic;
  store.set(isSomething ? next : null);
}

/** Takes a text, and what goes with it, in front of what is being written, which stays. */
export function restoreDraft(store: DraftStore<Draft>, returned: Partial<Draft>): void {
  const now = draftIn(store);
  const { text, pictures, picked, replyTo, replyName, toGuests, poll, topic } = { ...NOTHING, ...returned };
  write(store, {
    // A post asks one thing: of two that come together the options of the first are words of it.
    text: [text, now.poll && poll?.options.join('\n'), now.text].filter(Boolean).join('\n\n'),
    pictures: [...pictures, ...now.pictures],
    picked: { ...picked, ...now.picked },
    replyTo: now.replyTo ?? replyTo,
    replyName: now.replyTo === null ? replyName : now.replyName,
    toGuests: now.toGuests || toGuests,
    poll: now.poll ?? poll,
    topic: now.topic ?? topic,
  });
}

/** Whether a post may have these: more of them come together when one comes back that could not be sent. */
export const arePicturesFit = (pictures: readonly DraftPicture[]): boolean =>
  pictures.length <= MAX_POST_IMAGES && pictures.every(({ alt }) => alt.trim().length <= MAX_ALT_TEXT);
