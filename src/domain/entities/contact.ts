import * as v from 'valibot';
import { idSchema } from '../fields';

/**
 * `contactCards/{uid}`: how a parent can be reached. For them, and for each parent whom they have given it to, one by one.
 */
export const contactCardSchema = v.object({
  userId: idSchema,
  phone: v.string(),
  email: v.string(),
  updatedAt: v.nullable(v.date()),
});
export type ContactCard = v.InferOutput<typeof contactCardSchema>;

/** `contactRequests/{fromId}_{toId}`: a parent asks another one of their school for their contact details. */
export const contactRequestSchema = v.object({
  id: idSchema,
  fromId: idSchema,
  toId: idSchema,
  schoolId: idSchema,
  /** Put aside by the other parent; the one who has asked is not told. */
  declined: v.boolean(),
  createdAt: v.nullable(v.date()),
});
export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;

/** `contactShares/{ownerId}_{viewerId}`: a parent has given their card to another one, until they take it back. */
export const contactShareSchema = v.object({
  id: idSchema,
  ownerId: idSchema,
  viewerId: idSchema,
  schoolId: idSchema,
  sharedAt: v.nullable(v.date()),
});
export type ContactShare = v.InferOutput<typeof contactShareSchema>;
