import type { AdminPort } from '../../ports/admin';
import { reviewPort } from './moderation';
import { adminRecords } from './records';
import { adminReferrals } from './referrals';
import { adminRemoval } from './removal';
import { adminSchools } from './schools';
import { adminStatistics } from './statistics';
import { adminUsers } from './users';

/** The console's side of the port; a chunk of its own, since few people ever open it. */
export const adminPort: AdminPort = {
  ...adminSchools,
  ...adminUsers,
  ...adminReferrals,
  ...adminRemoval,
  ...adminRecords,
  ...adminStatistics,
  ...reviewPort,
};
