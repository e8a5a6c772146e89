import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

/** As many as a browser asks one server for over HTTP/1.1. Chromium lets a worker that installs itself have three. */
const AT_A_TIME = 6;

/** What a worker is told that is to install itself, or to take over. */
export type LifeEvent = Parameters<PrecacheController['install']>[0];

/**
 * The files of the app, each of which an installed worker has. Workbox's own install fetches one after another, which for
 * hundreds of them is mostly waiting for the line.
 */
export class ParallelPrecache extends PrecacheController {
  readonly #entries: readonly PrecacheEntry[];

  /** @param entries what the build has written: the address of each file, with its revision where its name has no hash */
  constructor(entries: readonly PrecacheEntry[]) {
    super();
    this.#entries = entries;
    this.addToCacheList([...entries]);
  }

  /**
   * Fetches and keeps all that is not kept yet, several at a time.
   * @throws Error when one can't be had; what is kept by then is not fetched again at the next try
   */
  async fill(event: LifeEvent): Promise<void> {
    // All take from the same iterator, so each gets what no other one has.
    const rest = this.#entries.values();
    await Promise.all(Array.from({ length: AT_A_TIME }, () => this.#fillWith(rest, event)));
  }

  async #fillWith(entries: Iterable<PrecacheEntry>, event: LifeEvent): Promise<void> {
    for (const { url, revision } of entries) {
      const request = new Request(url, {
        // What has no hash in its name may lie in the browser's own cache as it was before.
        cache: revision ? 'reload' : 'default',
        credentials: 'same-origin',
        // The page's own questions go first.
        priority: 'low',
      });
      const cacheKey = this.getCacheKeyForURL(url);
      await Promise.all(this.strategy.handleAll({ params: { cacheKey }, request, event }));
    }
  }
}
