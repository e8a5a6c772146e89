import { addDays } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';

/** When a Firestore TTL policy may remove what is remembered for some days from a moment, given in milliseconds. */
export const expiryAfter = (at: number, days: number): Timestamp => Timestamp.fromDate(addDays(at, days));
