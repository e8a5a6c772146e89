/**
 * Makes what a page waits for within these bounds, in milliseconds, take half a minute: a machine that is busy with other
 * tests may need longer than people are asked to wait. That these waits end is tried beside their code. Runs in the page.
 */
export function waitLong({ least, most }: { least: number; most: number }): void {
  const wait = window.setTimeout;
  const isOne = (ms?: number) => ms !== undefined && ms >= least && ms <= most;
  const stretched = (work: () => void, ms?: number, ...given: unknown[]) =>
    wait(work, isOne(ms) ? 30_000 : ms, ...given);
  Object.assign(window, { setTimeout: stretched });
}
