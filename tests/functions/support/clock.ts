import { db } from './admin.ts';

export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

/** Makes the functions believe that it is this much later. Set it back with 0. */
export async function moveClock(offsetMs: number): Promise<void> {
  await db.doc('_clock/now').set({ offsetMs });
}
