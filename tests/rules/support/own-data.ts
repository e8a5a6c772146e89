import type { AccountDeletion } from '@/domain/entities/account-deletion';
import type { CalendarFeed } from '@/domain/entities/calendar-feed';
import type { DataExport } from '@/domain/entities/data-export';
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
