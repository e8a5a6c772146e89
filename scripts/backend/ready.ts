import { setTimeout as delay } from 'node:timers/promises';
import type { Child } from './child.ts';

const POLL_MS = 50;

/** Asks again until the answer is true. Says what it waited for when the time is up. */
export async function waitUntil(
  what: string,
  timeoutMs: number,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs / 1000} s for ${what}, in vain.`);
    await delay(POLL_MS);
  }
}

/** Whether something speaks HTTP at an address, whatever it says. */
export async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

/** Rejects with the child's last words as soon as it dies, so that nobody waits for a corpse. */
export async function orDeathOf<T>(child: Child, work: Promise<T>): Promise<T> {
  const death = child.ended.then(({ code, signal }) => {
    throw new Error(`${child.name} stopped (${signal ?? `exit ${code}`}):\n${child.tail()}`);
  });
  return Promise.race([work, death]);
}
