import type { Pages } from '@/backend/react';
import type { User } from '@/domain/entities/user';
import { adminKeys } from './admin-keys';
import { useAdminPages } from './use-admin-query';

/** Who invited others successfully, a page at a time. */
export const useReferrers = (): Pages<User> =>
  useAdminPages(adminKeys.referrers, (admin, after) => admin.referrers(after));
