import * as v from 'valibot';
import { childrenSchema, idSchema, imageUrlSchema } from '../fields';

/** What a parent says to an event. */
export const RSVP_ANSWERS = ['going', 'maybe', 'no'] as const;
export type RsvpAnswer = (typeof RSVP_ANSWERS)[number];

/** What functions have found to an answer: who it is from, and who of them waits for a place. */
export const rsvpStandingSchema = v.object({
  name: v.string(),
  profilePicUrl: imageUrlSchema,
  /** The parent waits. */
  isWaiting: v.boolean(),
  /** Which of the children wait, by their places in `children`. */
  waitingChildren: v.array(v.number()),
});
export type RsvpStanding = v.InferOutput<typeof rsvpStandingSchema>;

/** `events/{eventId}/rsvps/{uid}`: read by its parent and the event's host. */
export const rsvpSchema = v.object({
  userId: idSchema,
  schoolId: idSchema,
  answer: v.picklist(RSVP_ANSWERS),
  /** Those who come along, as they are on the account. */
  children: childrenSchema,
  /** Whether other parents see who it is; all see how many come. */
  isNamed: v.boolean(),
  answeredAt: v.nullable(v.date()),
  /** Null until the server has given the places, after each answer anew. */
  standing: v.nullable(rsvpStandingSchema),
});
export type Rsvp = v.InferOutput<typeof rsvpSchema>;

/** What its parent decides of an answer. */
export type RsvpInput = Pick<Rsvp, 'answer' | 'children' | 'isNamed'>;
