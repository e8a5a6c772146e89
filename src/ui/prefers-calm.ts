/** Whether this person asks their device for less motion now; nobody does where a build draws a page. */
export const prefersCalm = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
