import * as v from 'valibot';
import { FEED_CHOICES } from '../entities/calendar-feed';
import { ofSchoolSchema } from './schools';

/** Input of the callable `saveCalendarFeed`. The others of calendar feeds take a school alone. */
export const saveCalendarFeedSchema = v.object({
  ...ofSchoolSchema.entries,
  choice: v.picklist(FEED_CHOICES),
});
export type SaveCalendarFeedInput = v.InferOutput<typeof saveCalendarFeedSchema>;
