import type { Backend } from '@/backend';
import type { ConnectionPort } from '@/backend/ports/connection';
import type { Author } from '@/backend/ports/posts';
import { browserLocks } from '@/backend/session-lock';
import { losesOnClose, losesOnReload } from '@/unsaved';
import { deviceStore, type EntryStore } from './outbox/entry-store';
import { Outbox } from './outbox/outbox';
import { tabStore } from './outbox/tab-store';
import { onBack, whenOnline } from './when-online';

/** Between the first two tries while the network seems to be there, in milliseconds; doubled after each that failed. */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 10_000;

interface Person {
  outbox: Outbox;
  author: Author;
}

/** One for the whole page: a screen that is left must not forget what is under way. */
const people = new WeakMap<Backend, Map<string, Person>>();

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves after so many milliseconds, and as soon as a server that was silent answers. */
function nextTry(port: ConnectionPort, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = port.isOffline() ? undefined : setTimeout(end, milliseconds);
    const stop = onBack(port, end);
  });
}

async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = browserLocks();
  // Pages without encryption have no locks; our hosting has none of these.
  if (!locks) return run();
  let begun = false;
  try {
    return await locks.request(name, () => {
      begun = true;
      return run();
    });
  } catch (error) {
    // Denied together with the browser's stores: then there is nothing that another tab could send, too.
    if (begun) throw error;
    return run();
  }
}

/** The outbox of a person, who may have changed their name or picture since the last call. */
export function outboxOf(author: Author, backend: Backend): Outbox | null {
  const { connection: port } = backend;
  if (!port) return null;
  const ofBackend = people.get(backend) ?? new Map<string, Person>();
  people.set(backend, ofBackend);
  const known = ofBackend.get(author.uid);
  if (known) {
    known.author = author;
    return known.outbox;
  }
  const isKept = port.isKeptSignedIn();
  const place = isKept ? deviceStore : tabStore;
  let isFull = false;
  const store: EntryStore = {
    ...place,
    update: (id, change) =>
      place.update(id, change).catch((error: unknown) => {
        isFull = true;
        look();
        throw error;
      }),
  };
  const person: Person = {
    author,
    outbox: new Outbox({
      uid: author.uid,
      store,
      ports: backend,
      connection: port,
      author: () => person.author,
      isOffline: port.isOffline,
      online: () => whenOnline(port),
      nextTry: (failed) => nextTry(port, Math.min(FIRST_RETRY_MS * 2 ** (failed - 1), LAST_RETRY_MS)),
      withLock,
      pause,
    }),
  };
  ofBackend.set(author.uid, person);
  const { outbox } = person;
  /** The browser asks before what waits goes with the tab, or, where no store takes it, with the page. */
  const look = () => {
    const waits = outbox.get().some(({ isSent }) => !isSent);
    losesOnClose(outbox, waits && !isKept);
    losesOnReload(outbox, waits && isFull);
  };
  outbox.subscribe(look);
  const stop = backend.auth.observe((account) => {
    if (account?.uid === author.uid) return;
    outbox.close();
    ofBackend.delete(author.uid);
    // Not before there is something to stop.
    queueMicrotask(() => stop());
  });
  return outbox;
}
