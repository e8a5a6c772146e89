import type { DocumentReference } from 'firebase-admin/firestore';
import { eventSchema } from '@/domain/entities/community';
import { db } from './app';
import { parserOf } from './documents';

/** The document of an event. */
export const eventRef = (eventId: string): DocumentReference => db.doc(`events/${eventId}`);

/** The event in a snapshot, or null when there is none. */
export const parseEvent = parserOf(eventSchema);
