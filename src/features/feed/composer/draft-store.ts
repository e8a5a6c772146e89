import { draftKey, forgetDraftsOfOthers } from '@/features/session';
import { type StoredText, storedText } from '@/stored';
import type { Picture } from './picture';

/** A post or comment on its way to the server. */
export interface Outgoing {
  id: string;
  text: string;
  picture: Picture | null;
  since: Date;
  /** Share of the picture that is uploaded; null while nothing is measured. */
  progress: number | null;
  /** The outbox keeps it beyond this tab: not ours to give back after a reload. */
  kept?: boolean;
}

export interface Draft {
  text: string;
  picture: Picture | null;
  outgoing: readonly Outgoing[];
}

interface Stored {
  text: string;
  unsent: { id: string; text: string }[];
}

/**
 * What somebody is writing in one place, and what they have sent off. Texts outlive a reload until the server has
 * them; what fails comes back into the draft.
 */
export class DraftStore {
  #now: Draft = { text: '', picture: null, outgoing: [] };
  /** Sent off before a reload: on the server, or lost and to be given back. */
  #unsettled: Stored['unsent'] = [];
  readonly #listeners = new Set<() => void>();

  constructor(private readonly stored: StoredText) {
    const { text, unsent } = this.#read();
    this.#now = { ...this.#now, text };
    this.#unsettled = unsent;
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

  /** Empties the draft into a post on its way. */
  sendOff(id: string, text: string, since: Date): Outgoing {
    const post: Outgoing = { id, text, picture: this.#now.picture, since, progress: null };
    this.#set({ text: '', picture: null, outgoing: [post, ...this.#now.outgoing] });
    return post;
  }

  progress(id: string, progress: number): void {
    this.#set({
      outgoing: this.#now.outgoing.map((post) => (post.id === id ? { ...post, progress } : post)),
    });
  }

  /** The outbox has it on the device and gives it back itself if need be. */
  keptElsewhere(id: string): void {
    this.#set({
      outgoing: this.#now.outgoing.map((post) => (post.id === id ? { ...post, kept: true } : post)),
    });
  }

  /** The server has it, or the outbox shows what became of it. */
  sent(id: string): void {
    this.#set({ outgoing: this.#now.outgoing.filter((post) => post.id !== id) });
  }

  /** It failed: what was written goes back in front of what has been written since. */
  giveBack(id: string): void {
    const post = this.#now.outgoing.find((one) => one.id === id);
    if (!post) return;
    this.#set({ outgoing: this.#now.outgoing.filter((one) => one.id !== id) });
    this.takeBack(post.text, post.picture);
  }

  /** Takes a text and its picture in front of what is being written. */
  takeBack(text: string, picture: Picture | null): void {
    this.#set({ text: joined(text, this.#now.text), picture: this.#now.picture ?? picture });
  }

  /** After a reload: what is on the page has arrived; what the server's own answer does not show has not. */
  settle(isKnown: (id: string) => boolean, confirmed: boolean): void {
    if (this.#unsettled.length === 0) return;
    const missing = this.#unsettled.filter((post) => !isKnown(post.id));
    this.#unsettled = confirmed ? [] : missing;
    // Newest first, as on the page; read from the first to the last.
    const lost = confirmed ? missing.map((post) => post.text).reverse() : [];
    this.#set({ text: [...lost, this.#now.text].reduceRight((rest, text) => joined(text, rest)) });
  }

  #set(change: Partial<Draft>): void {
    this.#now = { ...this.#now, ...change };
    this.#write();
    for (const listener of this.#listeners) listener();
  }

  #read(): Stored {
    try {
      return JSON.parse(this.stored.get() ?? '') as Stored;
    } catch {
      // Nothing stored, or not by us.
      return { text: '', unsent: [] };
    }
  }

  // Where it can't be kept, the draft lasts until the page is left.
  #write(): void {
    const ours = this.#now.outgoing.filter((post) => !post.kept);
    const unsent = [...this.#unsettled, ...ours.map(({ id, text }) => ({ id, text }))];
    const { text } = this.#now;
    const isEmpty = text === '' && unsent.length === 0;
    this.stored.set(isEmpty ? null : JSON.stringify({ text, unsent } satisfies Stored));
  }
}

const joined = (first: string, second: string) => [first, second].filter(Boolean).join('\n\n');

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
