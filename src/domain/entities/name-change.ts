import * as v from 'valibot';
import { idSchema } from '../fields';

const nameSchema = v.object({ firstName: v.string(), lastName: v.string() });

/** `schools/{schoolId}/nameChanges/{id}`: what a member of a school was called, and is since. Written by functions only. */
export const nameChangeSchema = v.object({
  id: idSchema,
  userId: idSchema,
  schoolId: idSchema,
  from: nameSchema,
  to: nameSchema,
  at: v.date(),
  expiresAt: v.date(),
});
export type NameChange = v.InferOutput<typeof nameChangeSchema>;
