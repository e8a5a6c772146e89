import * as v from 'valibot';
import { idSchema } from '../fields';

/** `schools/{schoolId}/pins/{feedId}`: which posts of a feed are pinned, so that they are never more than a few. */
export const pinListSchema = v.object({
  /** Until when, by post; some may be over. */
  posts: v.record(v.string(), v.date()),
  /** The post that was pinned or let go last, and when. */
  lastId: idSchema,
  at: v.nullable(v.date()),
});
export type PinList = v.InferOutput<typeof pinListSchema>;
