import type { Referrer } from '@/backend/ports/admin';
import type { Pages } from '@/backend/react';
import { adminKeys } from './admin-keys';
import { useAdminPages } from './use-admin-query';

/** Who invited others successfully, a page at a time. */
export const useReferrers = (): Pages<Referrer> =>
  useAdminPages(adminKeys.referrers, (admin, after) => admin.referrers(after));
