import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import type { RsvpSummary } from '@/domain/entities/community';
import type { Rsvp, RsvpInput } from '@/domain/entities/rsvp';
import type { User } from '@/domain/entities/user';
import { db } from './admin.ts';
import type { TestSchool } from './people.ts';

const rsvpRef = (eventId: string, { uid }: User) => db.doc(`events/${eventId}/rsvps/${uid}`);

/** An answer as its parent's client writes it. */
export const answer = (
  eventId: string,
  parent: User,
  school: TestSchool,
  { answer: said = 'going', children = [], isNamed = true }: Partial<RsvpInput> = {},
) =>
  rsvpRef(eventId, parent).set({
    ...{ userId: parent.uid, schoolId: school.id, answer: said, children, isNamed, standing: null },
    answeredAt: FieldValue.serverTimestamp(),
  });

/** The answer now; undefined where there is none. */
export const readAnswer = async (eventId: string, parent: User) =>
  (await rsvpRef(eventId, parent).get()).data() as
    | (Omit<Rsvp, 'answeredAt'> & { answeredAt: Timestamp })
    | undefined;

/** What the event says of its answers now. */
export const readSummary = async (eventId: string) =>
  (await db.doc(`events/${eventId}`).get()).get('rsvpSummary') as RsvpSummary | null;
