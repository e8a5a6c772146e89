import type { DocumentReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { calendarFeedId, calendarFeedSchema } from '@/domain/entities/calendar-feed';
import { db } from '../platform/app';
import { parserOf } from '../platform/documents';

const calendarFeeds = () => db.collection('calendarFeeds');

/** The feed of a parent and school. */
export const feedRef = (uid: string, schoolId: string): DocumentReference =>
  calendarFeeds().doc(calendarFeedId(uid, schoolId));

/** The feed that an address leads to, by what is stored of its secret. */
export const feedByHash = (secretHash: string) =>
  calendarFeeds().where('secretHash', '==', secretHash).limit(1);

const storedFeedSchema = v.object({
  ...calendarFeedSchema.entries,
  seed: v.string(),
  secretHash: v.string(),
});

/** The feed in a snapshot, with what its address is told by; null when there is none. */
export const parseFeed = parserOf<v.InferOutput<typeof storedFeedSchema>>(storedFeedSchema);
