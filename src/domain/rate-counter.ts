import type { DAILY_LIMITS, UPLOAD_LIMITS } from './daily-limit';
import { DAY_MS } from './time';

/** What parents write, and the files they upload, which rules count of each, day by day. */
export type WrittenKind = keyof typeof DAILY_LIMITS;
export type UploadKind = keyof typeof UPLOAD_LIMITS;
export type CountedKind = WrittenKind | UploadKind;

/** The day of a moment, of UTC as the rules reckon it: when it began, in milliseconds. */
export const countedDay = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS) * DAY_MS;

/** When the next day begins, and with it a new count. */
export const dayAfter = (day: number): Date => new Date(day + DAY_MS);

/** Id of the counter of one parent, kind and day. */
export const rateCounterId = (uid: string, kind: CountedKind, day: number): string => `${uid}_${kind}_${day}`;
