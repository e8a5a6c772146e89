import * as v from 'valibot';
import { idSchema } from '../fields';

/** `schools/{schoolId}/pauses/{uid}`: reading only, until a moment. Written by functions. */
export const pauseSchema = v.object({
  userId: idSchema,
  schoolId: idSchema,
  until: v.date(),
  caseId: idSchema,
});
export type Pause = v.InferOutput<typeof pauseSchema>;
