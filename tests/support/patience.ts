import { vi } from 'vitest';

/** Makes each `vi.waitFor` of a test go on for so long, in milliseconds, unless it says how long itself. */
export function waitAtMost(milliseconds: number): void {
  const { waitFor } = vi;
  vi.waitFor = (callback, options = milliseconds) => waitFor(callback, options);
}

// Its default of a second is too short on a machine busy with other suites; whoever waits, waits no longer than needed.
waitAtMost(10_000);
