import type { Pages } from '@/backend/react';
import type { FormSubmission } from '@/domain/entities/outreach';
import { adminKeys } from './admin-keys';
import { useAdminPages } from './use-admin-query';

/** What visitors sent, newest first, a page at a time. */
export const useForms = (): Pages<FormSubmission> =>
  useAdminPages(adminKeys.forms, (admin, after) => admin.forms(after));
