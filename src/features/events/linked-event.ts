const LINKED = '#event-';

/** The event that an address of before there were pages leads to (`/events#event-…`); null for others. */
export const linkedEvent = (hash: string): string | null =>
  hash.startsWith(LINKED) ? hash.slice(LINKED.length) : null;
