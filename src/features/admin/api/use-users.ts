import type { FoundUsers, UserFilter } from '@/backend/ports/admin';
import type { FetchedPages } from '@/backend/react';
import { adminKeys } from './admin-keys';
import { useAdminPages } from './use-admin-query';

/** Accounts by name or address, all without a term, a page at a time. */
export const useUsers = (term: string, filter: UserFilter): FetchedPages<FoundUsers> =>
  useAdminPages(adminKeys.usersBy(term, filter), (admin, after) => admin.users(term, after, filter));
