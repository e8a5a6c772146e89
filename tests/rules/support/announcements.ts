import { serverTimestamp } from 'firebase/firestore';
import type { Announcement, AnnouncementRead } from '@/domain/entities/announcement';
import { OAKFIELD } from './factories';
import type { Stored } from './stored';

/** An announcement that asks for an acknowledgement. */
export const announcement = (userId: string, schoolId = OAKFIELD): Stored<Announcement> => ({
  ...{ schoolId, userId },
  title: 'The gate stays shut',
  text: 'Please come by the main entrance.',
  asksAcknowledgement: true,
  version: 1,
  ...{ createdAt: serverTimestamp(), publishedAt: serverTimestamp() },
  ...{ correctedAt: null, correctedBy: null, withdrawnAt: null, withdrawnBy: null },
});

/** That somebody has seen it. */
export const announcementRead = (userId: string): Stored<AnnouncementRead> => ({
  ...{ userId, schoolId: OAKFIELD },
  ...{ seenVersion: 1, seenAt: serverTimestamp() },
  ...{ acknowledgedVersion: 0, acknowledgedAt: null },
});
