import * as v from 'valibot';
import { idSchema } from '../fields';

/** Which events a calendar feed holds: all of the school, or those that its parent goes to, may go to or hosts. */
export const FEED_CHOICES = ['all', 'accepted'] as const;
export type FeedChoice = (typeof FEED_CHOICES)[number];

/**
 * `calendarFeeds/{uid}_{schoolId}` (product §3.1): that a parent has the events of a school as a calendar feed. Functions
 * write it, with what its address is told by beside these fields.
 */
export const calendarFeedSchema = v.object({
  userId: idSchema,
  schoolId: idSchema,
  choice: v.picklist(FEED_CHOICES),
  /** Since when it has its address. */
  renewedAt: v.nullable(v.date()),
});
export type CalendarFeed = v.InferOutput<typeof calendarFeedSchema>;

/** One for each parent and school. */
export const calendarFeedId = (uid: string, schoolId: string): string => `${uid}_${schoolId}`;
