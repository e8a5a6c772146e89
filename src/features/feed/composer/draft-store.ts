import { draftKey, forgetDraftsOfOthers } from '@/features/session';
import { type StoredText, storedText } from '@/stored';
import type { Picture } from './picture';

/** What somebody is writing. */
export interface Draft {
  text: string;
  picture: Picture | null;
}

/** What somebody is writing in one place, and nothing that was sent off: that is the outbox's. */
export class DraftStore {
  #now: Draft = { text: '', picture: null };
  readonly #listeners = new Set<() => void>();

  constructor(private readonly stored: StoredText) {
    this.#now = { ...this.#now, text: this.#read() };
  }

  get = (): Draft => this.#now;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setText(text: string): void {
    this.#set({ text });
  }

  setPicture(picture: Picture | null): void {
    this.#set({ picture });
  }

  clear(): void {
    this.#set({ text: '', picture: null });
  }

  /** Takes a text and its picture in front of what is being written. */
  takeBack(text: string, picture: Picture | null): void {
    const both = [text, this.#now.text].filter(Boolean).join('\n\n');
    this.#set({ text: both, picture: this.#now.picture ?? picture });
  }

  #set(change: Partial<Draft>): void {
    this.#now = { ...this.#now, ...change };
    const { text } = this.#now;
    this.stored.set(text === '' ? null : JSON.stringify({ text }));
    for (const listener of this.#listeners) listener();
  }

  #read(): string {
    try {
      return (JSON.parse(this.stored.get() ?? '') as { text: string }).text;
    } catch {
      // Nothing stored, or not by us.
      return '';
    }
  }
}

let stores = new Map<string, DraftStore>();
let owner: string | null = null;

/**
 * The draft of one person in one place (a feed, a post's comments). Another person at the same tab never sees it.
 */
export function draftOf(uid: string, place: string): DraftStore {
  if (owner !== uid) {
    stores = new Map();
    owner = uid;
    forgetDraftsOfOthers(uid);
  }
  const existing = stores.get(place);
  if (existing) return existing;
  const created = new DraftStore(storedText('session', draftKey(uid, place)));
  stores.set(place, created);
  return created;
}
