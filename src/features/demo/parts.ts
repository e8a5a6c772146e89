/** The parts of the demo page by the fragment that leads to them (product §2.1). */
export const PARTS = ['feed', 'events', 'directory'] as const;

/** Whether a fragment names a part of the demo page; others name a post. */
export const isPart = (hash: string): boolean => PARTS.some((part) => hash === `#${part}`);
