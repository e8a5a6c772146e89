import type { FoundUsers } from '@/backend/ports/admin';
import type { FetchedPages } from '@/backend/react';
import { adminKeys } from './admin-keys';
import { useAdminPages } from './use-admin-query';

/** Accounts by name or address, all without a term, a page at a time. */
export const useUsers = (term: string): FetchedPages<FoundUsers> =>
  useAdminPages(adminKeys.usersBy(term), (admin, after) => admin.users(term, after));
