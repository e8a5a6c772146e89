import type { BrowserContext } from '@playwright/test';

/** A stream of a page to Firestore, as both ends name it. */
export interface Channel {
  id: string;
  address: string;
  /** The backend answers nobody else about it. */
  origin: string;
}

/**
 * Ends the backend's streams of a browser that is closed. A page that is torn down says no good-bye, the local backend
 * keeps what it left for minutes, and with 256 of them it takes no more: later tests would fail for the earlier.
 */
export class Channels {
  readonly #open = new Map<string, Channel>();

  watch(context: BrowserContext): void {
    context.on('request', (request) => {
      const { origin, pathname, searchParams } = new URL(request.url());
      const id = searchParams.get('SID');
      if (!id || !/\/(Listen|Write)\/channel$/.test(pathname)) return;
      // The browser adds the origin later than Playwright looks, but has named the page by then.
      const page = new URL(request.headers().referer ?? 'about:blank');
      this.#open.set(id, { id, address: origin + pathname, origin: page.origin });
    });
  }

  /** Ends them and tells which they were. */
  async end(): Promise<Channel[]> {
    const channels = [...this.#open.values()];
    this.#open.clear();
    await Promise.all(
      channels.map(({ id, address, origin }) =>
        fetch(`${address}?VER=8&SID=${id}&TYPE=terminate`, { headers: { origin } }),
      ),
    );
    return channels;
  }
}
