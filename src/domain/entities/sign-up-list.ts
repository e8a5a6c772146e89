import * as v from 'valibot';
import { idSchema, imageUrlSchema } from '../fields';

/** Some of those who have taken something of a slot, as they are named to others. */
const slotPersonSchema = v.object({
  userId: idSchema,
  name: v.string(),
  profilePicUrl: imageUrlSchema,
  count: v.number(),
});
export type SlotPerson = v.InferOutput<typeof slotPersonSchema>;

/** How many of each slot, by their ids. */
const amountsSchema = v.record(v.string(), v.number());
export type Amounts = v.InferOutput<typeof amountsSchema>;

/** `signUpLists/{id}`, one of an event's under `event_{eventId}` (docs/product.md §3.1). */
export const signUpListSchema = v.object({
  id: idSchema,
  schoolId: idSchema,
  /** Its host. */
  userId: idSchema,
  /** The event at which it hangs; null for one of its own. */
  eventId: v.nullable(idSchema),
  title: v.string(),
  description: v.string(),
  /** The slots in their order, by ids that stay, as claims name them. What is said of each lies in maps, of which rules, which
   * have no loops, can compare all keys or values at once. */
  slotIds: v.array(v.string()),
  labels: v.record(v.string(), v.string()),
  counts: amountsSchema,
  /** When it is, an event's start: from then on nobody signs up. Null for any time. */
  date: v.nullable(v.date()),
  /** Whether its host lets nobody sign up any more. */
  isClosed: v.boolean(),
  /** Whether the event is called off at which it hangs. Functions keep it so. */
  isCancelled: v.optional(v.boolean(), false),
  createdAt: v.nullable(v.date()),
  /** Of slots of which something is taken; null as long as nobody has signed up. Functions keep it. */
  summary: v.nullable(
    v.object({
      taken: amountsSchema,
      /** The first of each who are named to others. */
      people: v.record(v.string(), v.array(slotPersonSchema)),
    }),
  ),
});
export type SignUpList = v.InferOutput<typeof signUpListSchema>;

/** What functions have found to a claim: who it is from, and what of it they have. */
export const claimStandingSchema = v.object({
  name: v.string(),
  profilePicUrl: imageUrlSchema,
  granted: amountsSchema,
});
export type ClaimStanding = v.InferOutput<typeof claimStandingSchema>;

/** `signUpLists/{listId}/claims/{uid}`: what a parent takes of a list; read by them and by its host. */
export const claimSchema = v.object({
  userId: idSchema,
  schoolId: idSchema,
  /** What is asked for; nothing releases all. */
  wanted: amountsSchema,
  /** Whether other parents see who it is; all see how many are taken. */
  isNamed: v.boolean(),
  claimedAt: v.nullable(v.date()),
  /** Null until the server has decided, after each change anew. */
  standing: v.nullable(claimStandingSchema),
});
export type Claim = v.InferOutput<typeof claimSchema>;

/** What its parent decides of a claim. */
export type ClaimInput = Pick<Claim, 'wanted' | 'isNamed'>;
