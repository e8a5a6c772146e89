/** Marks the part of a page where posts are written. */
export const COMPOSER = { 'data-composer': true } as const;

/** Takes whoever wants to write to the composer of the page; nothing where there is none. */
export const focusComposer = (): void =>
  document.querySelector<HTMLElement>('[data-composer] textarea')?.focus();
