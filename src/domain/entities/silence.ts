import * as v from 'valibot';
import { idSchema } from '../fields';

/** `users/{uid}/silenced/{id}`: a group or a post of which its owner is told nothing; the feed shows it as before. */
export const silenceSchema = v.object({
  id: idSchema,
  /** Until when; null for good. */
  until: v.nullable(v.date()),
  createdAt: v.nullable(v.date()),
});
export type Silence = v.InferOutput<typeof silenceSchema>;
