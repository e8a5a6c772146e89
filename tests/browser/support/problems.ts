import { type BrowserContext, expect } from '@playwright/test';

/** What the browser says about the service worker that playwright.config.ts keeps from it. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * The picture by which Firestore's transport asks, after a request of it has failed, whether there is a network; on a
 * machine with nothing but loopback there is none. What failed is a complaint of its own.
 */
const NETWORK_PROBE = /Failed to load resource: net::ERR_\w+ .*\/images\/cleardot\.gif/;

/**
 * A new password or address ends every token of before. A listener that just then asks with one is refused, once, and
 * asks again with the next.
 */
export const TOKEN_ENDED = /401 \(Unauthorized\).*Listen/;

/** How the browser tells of a write that the rules refused, and of the question what is there after it. */
export const WRITE_REFUSED = /status of 403 \(Forbidden\).*documents:(commit|batchGet)/;

/**
 * A write whose page was left before the answer. The outbox sends it again, as it may not have arrived: where it had, that
 * is refused, once, and found there.
 */
const CUT_OFF = /^net::ERR_ABORTED .*documents:commit/;

/** Collects what a browser complains about in any page of a context. */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #possible: RegExp[] = [NETWORK_PROBE];
  /** Writes that were on their way as their page was left. */
  #cutOff = 0;

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (message.text() === NO_WORKER) return;
      this.#found.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('requestfailed', (request) => {
      const isRefused = request.existingResponse()?.ok() === false;
      if (!isRefused && CUT_OFF.test(`${request.failure()?.errorText} ${request.url()}`)) this.#cutOff += 1;
    });
    context.on('weberror', (event) => {
      const thrown = event.error();
      this.#found.push(`page error: ${thrown.stack ?? thrown.message}`);
    });
  }

  /**
   * Names a complaint the test provokes on purpose, such as the browser's line about a refused sign-in. The test
   * fails, too, when it never comes.
   */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Names a complaint that depends on who is faster, so that it may come or not. */
  allow(pattern: RegExp): void {
    this.#possible.push(pattern);
  }

  /** Fails on the first complaint nobody expected, and on an expectation nobody met. */
  check(): void {
    const known = [...this.#expected, ...this.#possible];
    const unknown = this.#found.filter((line) => !known.some((pattern) => pattern.test(line)));
    const refusals = unknown.filter((line) => WRITE_REFUSED.test(line));
    const others = unknown.filter((line) => !refusals.includes(line));
    const surprises = [...others, ...refusals.slice(this.#cutOff)];
    expect(surprises, 'complaints of the browser').toEqual([]);
    const unmet = this.#expected.filter((pattern) => !this.#found.some((line) => pattern.test(line)));
    expect(unmet, 'expected complaints that never came').toEqual([]);
  }
}
