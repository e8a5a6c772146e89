import { storedText } from '@/stored';
import { hasUnsaved, reload } from '@/unsaved';

const reloadedAt = storedText('session', 'reloaded-for-new-version');
const ONE_RELOAD_PER_MS = 60_000;
const LOOK_AGAIN_MS = 5_000;

/** Code or messages that could not be fetched. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('Code could not be fetched', { cause });
    this.name = 'ChunkError';
  }
}

/** What loading a chunk needs of the browser; replaced in tests. */
export interface ChunkHost {
  online: () => boolean;
  /** Whether a reload would lose something typed. */
  unsaved: () => boolean;
  /** Whether the server has another version of the app by now, whose files have other names. */
  replaced: () => Promise<boolean>;
  now: () => number;
  /** True when a reload was allowed and has begun. */
  reloadOnce: (now: number) => boolean;
}

// Without storage we could not tell the second time from the first: a reload loop is worse than an error.
function mayReload(now: number): boolean {
  const last = Number(reloadedAt.get());
  return !(last && now - last < ONE_RELOAD_PER_MS) && reloadedAt.set(String(now));
}

/** Asks for the page anew, past every cache, and looks whether it still begins with the script that runs here. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src');
  try {
    const page = await fetch(`/app.html?at=${Date.now()}`, { cache: 'no-store' });
    return page.ok && entry != null && !(await page.text()).includes(entry);
  } catch {
    return false;
  }
}

let reloading = false;

const browserHost: ChunkHost = {
  online: () => navigator.onLine,
  unsaved: hasUnsaved,
  replaced: isReplaced,
  now: () => Date.now(),
  reloadOnce: (now) => {
    reloading ||= mayReload(now);
    // Also when it has begun already: somebody went on meanwhile, and belongs where they are now.
    if (reloading) reload();
    return reloading;
  },
};

/** For whole pages: who goes to another one leaves what is typed on this one anyway. */
export const pageHost: ChunkHost = { ...browserHost, unsaved: () => false };

const underWay = new Set<Promise<unknown>>();

/**
 * Waits for the code that is being fetched, and tells whether there was any. What nobody waits for comes after it: on a
 * slow line they would share.
 */
export async function someCodeCame(): Promise<boolean> {
  const some = underWay.size > 0;
  await Promise.allSettled(underWay);
  return some;
}

/**
 * Runs a dynamic import so that it survives a deploy: the old page asks for chunks that are gone from the server, and
 * one reload fetches the new page. Every other failure is told, for the screen to offer another try: asking again by
 * itself would multiply the requests to a server that is in trouble.
 * @throws ChunkError
 */
export async function loadChunk<T>(load: () => Promise<T>, host: ChunkHost = browserHost): Promise<T> {
  const loading = load();
  const done = () => underWay.delete(loading);
  underWay.add(loading);
  loading.then(done, done);
  try {
    return await loading;
  } catch (error) {
    const reload = host.online() && !host.unsaved() && (await host.replaced()) && host.reloadOnce(host.now());
    if (!reload) throw new ChunkError(error);
    // The page is going away: nothing may flash until then.
    return await new Promise<never>(() => {});
  }
}

/**
 * Resolves when it is worth trying to fetch code again: when the browser says that the network is back, or after five
 * to ten seconds, as a bad line is never said to be back. The time differs, for many pages not to ask in one moment a
 * server that has come back.
 */
export const betterLine = (): Promise<void> =>
  new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      resolve();
    };
    const timer = setTimeout(again, LOOK_AGAIN_MS * (1 + Math.random()));
    addEventListener('online', again);
  });
