import type { BrowserContext } from '@playwright/test';

interface Channel {
  address: string;
  origin: string;
}

/**
 * Ends the backend's streams of a browser that is closed. A page that is torn down says no good-bye, the local backend
 * keeps what it left for two minutes, and with 256 of them it takes no more: later tests would fail for the earlier.
 */
export class Channels {
  readonly #open = new Map<string, Channel>();

  watch(context: BrowserContext): void {
    context.on('request', (request) => {
      const { origin, pathname, searchParams } = new URL(request.url());
      const id = searchParams.get('SID');
      if (!id || !/\/(Listen|Write)\/channel$/.test(pathname)) return;
      this.#open.set(id, { address: origin + pathname, origin: request.headers().origin ?? '' });
    });
  }

  async end(): Promise<void> {
    const channels = [...this.#open];
    this.#open.clear();
    await Promise.all(
      channels.map(([id, { address, origin }]) =>
        fetch(`${address}?VER=8&SID=${id}&TYPE=terminate`, { headers: { origin } }),
      ),
    );
  }
}
