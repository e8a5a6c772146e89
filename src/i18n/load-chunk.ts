import { storedText } from '@/stored';

const reloadedAt = storedText('session', 'reloaded-for-new-version');
const ONE_RELOAD_PER_MS = 60_000;

/** What loading a chunk needs of the browser; replaced in tests. */
export interface ChunkHost {
  online: () => boolean;
  now: () => number;
  /** True when a reload was allowed and has begun. */
  reloadOnce: (now: number) => boolean;
}

// Without storage we could not tell the second time from the first: a reload loop is worse than an error.
function mayReload(now: number): boolean {
  const last = Number(reloadedAt.get());
  return !(last && now - last < ONE_RELOAD_PER_MS) && reloadedAt.set(String(now));
}

let reloading = false;

const browserHost: ChunkHost = {
  online: () => navigator.onLine,
  now: () => Date.now(),
  reloadOnce: (now) => {
    reloading ||= mayReload(now);
    // Also when it has begun already: somebody went on meanwhile, and belongs where they are now.
    if (reloading) window.location.reload();
    return reloading;
  },
};

/**
 * Runs a dynamic import so that it survives a shaky network (one retry) and a deploy: the old page asks for chunks
 * that are gone from the server, and one reload fetches the new page. Offline it fails, so that the screen can say so.
 */
export async function loadChunk<T>(load: () => Promise<T>, host: ChunkHost = browserHost): Promise<T> {
  try {
    return await load();
  } catch {
    try {
      return await load();
    } catch (error) {
      if (!host.online() || !host.reloadOnce(host.now())) throw error;
      // The page is going away: nothing may flash until then.
      return await new Promise<never>(() => {});
    }
  }
}
