import type { CDPSession, Page } from '@playwright/test';

/** Viewport of a phone. */
export const PHONE = { width: 390, height: 844 };

/** Slow 4G: 150 ms, 1.6 Mbps down, 750 kbps up. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** A slow phone. */
const CPU_SLOWDOWN = 4;

async function slowCpu(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Makes a page a slow phone's. */
export async function slowDownCpu(page: Page): Promise<void> {
  await slowCpu(await page.context().newCDPSession(page));
}

/**
 * Makes a page a slow phone's on a slow line. That reaches all that the page itself asks for, the database's stream among it, but
 * not its service worker: what the worker has on the device costs no line anyway, and it fetches the app behind the first post.
 */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await slowCpu(cdp);
}
