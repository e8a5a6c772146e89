import { serverTimestamp } from 'firebase/firestore';
import type { AccountDeletion } from '@/domain/entities/account-deletion';
import type { CalendarFeed } from '@/domain/entities/calendar-feed';
import type { DataExport } from '@/domain/entities/data-export';
import type { Device } from '@/domain/entities/device';
import { DEFAULT_SETTINGS, type NotificationSettings } from '@/domain/entities/notification-settings';
import { LONG_AGO, OAKFIELD } from './factories';
import { FAR_AHEAD } from './moderation';
import type { Stored } from './stored';

/** What functions note about a parent's own data. */

/** A copy that is ready to be fetched. */
export const dataExport = (userId: string): Stored<DataExport> => ({
  userId,
  status: 'ready',
  requestedAt: LONG_AGO,
  fileName: 'copy.zip',
  size: 64,
  expiresAt: FAR_AHEAD,
});

export const accountDeletion = (userId: string): Stored<AccountDeletion> => ({
  userId,
  keepPosts: true,
  requestedAt: LONG_AGO,
  dueAt: FAR_AHEAD,
});

/** A calendar feed of Oakfield, with what its address is told by. */
export const calendarFeed = (
  userId: string,
): Stored<CalendarFeed> & { seed: string; secretHash: string } => ({
  ...{ userId, schoolId: OAKFIELD, choice: 'all', renewedAt: LONG_AGO },
  ...{ seed: 'seed', secretHash: 'hash' },
});

/** A browser at which somebody is told of news. */
export const device = (endpoint = 'https://fcm.googleapis.com/fcm/send/dV0:APA91b_x-y'): Stored<Device> => ({
  endpoint,
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
  label: 'Chrome on Android',
  createdAt: serverTimestamp(),
  seenAt: serverTimestamp(),
});

/** The same as it has been there for long. */
export const storedDevice = (): Stored<Device> => ({ ...device(), createdAt: LONG_AGO, seenAt: LONG_AGO });

/** How somebody wants to be told of what, who has chosen something. */
export const notificationSettings = (): NotificationSettings => ({
  ...DEFAULT_SETTINGS,
  timeZone: 'America/Los_Angeles',
  pushShowsText: true,
});
