import { OURS } from '@/features/session';
import { storedKeys, storedText } from '@/stored';
import type { Entry } from './entry';
import type { EntryStore } from './entry-store';

const PREFIX = `${OURS}outbox.`;
const entryText = (id: string) => storedText('session', PREFIX + id);

/** What JSON has no words for. */
type Coded = { date: number } | { type: string; base64: string };

const isCoded = (value: unknown): value is { coded: Coded } =>
  typeof value === 'object' && value !== null && 'coded' in value;

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // In parts, as a call takes only so many arguments.
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 32_768)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)));
  return btoa(parts.join(''));
}

async function coded(value: unknown): Promise<unknown> {
  if (value instanceof Date) return { coded: { date: value.getTime() } };
  if (value instanceof Blob) return { coded: { type: value.type, base64: await base64Of(value) } };
  if (Array.isArray(value)) return Promise.all(value.map(coded));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(async ([key, inner]) => [key, await coded(inner)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

function decoded(value: unknown): unknown {
  if (isCoded(value)) {
    const { coded: inner } = value;
    if ('date' in inner) return new Date(inner.date);
    const bytes = Uint8Array.from(atob(inner.base64), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: inner.type });
  }
  if (Array.isArray(value)) return value.map(decoded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decoded(inner)]));
}

function read(id: string): Entry | null {
  const text = entryText(id).get();
  try {
    return text === null ? null : (decoded(JSON.parse(text)) as Entry);
  } catch {
    // Not by us.
    return null;
  }
}

/** A picture takes a moment to be put in words: meanwhile nothing may overtake it. */
let last: Promise<unknown> = Promise.resolve();

/** Entries that live as long as their tab, pictures included: nothing stays on a device that keeps no sign-in. */
export const tabStore: EntryStore = {
  all: async () =>
    storedKeys('session').flatMap((key) => {
      const entry = key.startsWith(PREFIX) ? read(key.slice(PREFIX.length)) : null;
      return entry ? [entry] : [];
    }),
  update(id, change) {
    const updated = last.then(async () => {
      const stored = read(id);
      const next = change(stored);
      if (next !== stored) entryText(id).set(next && JSON.stringify(await coded(next)));
      return next;
    });
    last = updated.catch(() => undefined);
    return updated;
  },
};
