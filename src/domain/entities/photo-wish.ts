import * as v from 'valibot';
import { idSchema } from '../fields';

/** `schools/{schoolId}/photoWishes/{uid}`: what a family asks of who takes pictures. */
export const photoWishSchema = v.object({
  userId: idSchema,
  schoolId: idSchema,
  text: v.string(),
  updatedAt: v.nullable(v.date()),
});
export type PhotoWish = v.InferOutput<typeof photoWishSchema>;
