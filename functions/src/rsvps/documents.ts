import type { CollectionReference, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { rsvpSchema } from '@/domain/entities/rsvp';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';
import { eventRef } from '../platform/events';
import { EMPTY_TALLY, type Tally } from './tally';

/** The answers to an event. */
export const rsvpsOf = (eventId: string): CollectionReference => eventRef(eventId).collection('rsvps');
export const rsvpRef = (eventId: string, uid: string): DocumentReference => rsvpsOf(eventId).doc(uid);

/** The answer in a snapshot, or null when there is none. */
export const parseRsvp = parserOf(rsvpSchema);

/** `_rsvpTallies/{eventId}`: who has a place and who waits, of parents by their uids, of children by digests. */
export const tallyRef = (eventId: string): DocumentReference => db.doc(`_rsvpTallies/${eventId}`);

/** The tally in a snapshot: functions alone write it. */
export const tallyIn = (snapshot: DocumentSnapshot): Tally => ({
  ...EMPTY_TALLY,
  ...(snapshot.data() as Tally | undefined),
});
