import { HOUR_MS } from '@/domain/time';

let hour = 0;
const calls = new Map<string, number>();

/**
 * Counts a call of this hour in the memory of this copy of the function, where it costs no write.
 * @returns when the hour ends, once there were more than `max`; else null
 */
export function countHourlyCall(subject: string, max: number, now: number): number | null {
  const current = Math.floor(now / HOUR_MS);
  if (current !== hour) calls.clear();
  hour = current;
  const count = (calls.get(subject) ?? 0) + 1;
  calls.set(subject, count);
  return count > max ? (current + 1) * HOUR_MS : null;
}
