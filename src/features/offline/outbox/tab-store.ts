import { decodeFiles, encodeFiles } from '@/encoded-files';
import { OURS } from '@/features/session';
import { storedKeys, storedText } from '@/stored';
import type { Entry } from './entry';
import type { EntryStore } from './entry-store';

const PREFIX = `${OURS}outbox.`;
const entryText = (id: string) => storedText('session', PREFIX + id);

function read(id: string): Entry | null {
  const text = entryText(id).get();
  try {
    return text === null ? null : (decodeFiles(JSON.parse(text)) as Entry);
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
      const text = next && JSON.stringify(await encodeFiles(next));
      if (next !== stored && !entryText(id).set(text) && next) throw new Error('The tab has no room.');
      return next;
    });
    last = updated.catch(() => undefined);
    return updated;
  },
};
