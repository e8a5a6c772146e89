import type { Backend } from '@/backend';
import { fetched } from '@/backend/fetched';
import type { ConnectionPort } from '@/backend/ports/connection';
import type { Author } from '@/backend/ports/posts';
import { loadChunk } from '@/i18n/load-chunk';
import { losesOnReload } from '@/unsaved';
import type { outboxOf } from './make-outbox';
import type { Entry } from './outbox/entry';
import type { Outbox } from './outbox/outbox';
import { onBack } from './when-online';

/** What screens ask of the outbox. */
export type OutboxCalls = Pick<
  Outbox,
  'get' | 'subscribe' | 'send' | 'retry' | 'discard' | 'shown' | 'resume'
>;

let make: typeof outboxOf | undefined;

async function madeOf(author: () => Author, backend: Backend): Promise<Outbox> {
  ({ outboxOf: make } = await fetched(() => loadChunk(() => import('./make-outbox'))));
  const outbox = make(author(), backend);
  if (!outbox) throw new Error('There is no outbox without a connection.');
  return outbox;
}

interface Arriving {
  author: Author;
  outbox: OutboxCalls;
}

/** One for each backend, however often its person changes while the code is on its way. */
const arriving = new WeakMap<Backend, Arriving>();

/**
 * The outbox of a person, whose code is fetched beside the first page: what is asked of it before waits for that.
 * Null where nothing is sent: in the demo.
 */
export function lazyOutboxOf(author: Author, backend: Backend): OutboxCalls | null {
  if (!backend.connection) return null;
  if (make) return make(author, backend);
  const known = arriving.get(backend);
  if (known?.author.uid === author.uid) {
    known.author = author;
    return known.outbox;
  }
  const late: Arriving = {
    author,
    outbox: lateOutbox(backend.connection, () => madeOf(() => late.author, backend)),
  };
  arriving.set(backend, late);
  return late.outbox;
}

const NOTHING: readonly Entry[] = [];

function lateOutbox(connection: ConnectionPort, fetchIt: () => Promise<Outbox>): OutboxCalls {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let outbox: Outbox | undefined;
  let coming: Promise<Outbox> | undefined;
  let hasFailed = false;
  const fetching = async () => {
    try {
      outbox = await fetchIt();
      outbox.subscribe(tell);
      tell();
      return outbox;
    } catch (error) {
      hasFailed = true;
      const stop = onBack(connection, () => {
        stop();
        if (hasFailed)
          again()
            .then((there) => there.resume())
            .catch(() => undefined);
      });
      throw error;
    }
  };
  const there = () => {
    coming ??= fetching();
    return coming;
  };
  /** What somebody does asks for it again, and so does a server that is back. */
  const again = () => {
    if (hasFailed) coming = undefined;
    hasFailed = false;
    return there();
  };
  return {
    get: () => outbox?.get() ?? NOTHING,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: async (waiting) => {
      // It is stored only once the outbox's code has loaded.
      losesOnReload(waiting, true);
      const coming = again().finally(() => losesOnReload(waiting, false));
      return (await coming).send(waiting);
    },
    retry: async (id) => (await again()).retry(id),
    discard: async (id) => (await again()).discard(id),
    shown: (ids) => outbox?.shown(ids),
    // Each part of a page that comes and goes asks for this.
    resume: async () => (await there()).resume(),
  };
}
