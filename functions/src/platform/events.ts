import { type DocumentReference, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { eventSchema } from '@/domain/entities/community';
import { db } from './app';
import { parserOf } from './documents';
import { parseSchool, schoolRef } from './schools';

/** The document of an event. */
export const eventRef = (eventId: string): DocumentReference => db.doc(`events/${eventId}`);

/** The event in a snapshot, or null when there is none. */
export const parseEvent = parserOf(eventSchema);

/** `_eventVersions/{schoolId}`: which state the events of a school are in, so that who has read them need not read them again. */
export const eventsVersionRef = (schoolId: string): DocumentReference => db.doc(`_eventVersions/${schoolId}`);

/** The version in a snapshot; the same as long as no event has come, changed or gone. */
export const eventsVersionIn = (snapshot: DocumentSnapshot | undefined): string =>
  String(snapshot?.updateTime?.valueOf() ?? '');

/** Notes that an event of a school has come, changed or gone; of one that is closed, which nobody reads, nothing stays behind. */
export async function noteEventsVersion(schoolId: string): Promise<void> {
  const school = parseSchool(await schoolRef(schoolId).get());
  if (!school || school.archivedAt) return;
  await eventsVersionRef(schoolId).set({ schoolId, changedAt: FieldValue.serverTimestamp() });
}
