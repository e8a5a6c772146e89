import type { NamedEntry } from '@/backend/ports/admin';
import type { Pages } from '@/backend/react';
import { adminKeys } from './admin-keys';
import { useAdminPages } from './use-admin-query';

/** Who did what, newest first, a page at a time. */
export const useAuditLog = (): Pages<NamedEntry> =>
  useAdminPages(adminKeys.audit, (admin, after) => admin.auditLog(after));
