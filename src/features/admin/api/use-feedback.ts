import type { Pages } from '@/backend/react';
import type { Feedback } from '@/domain/entities/outreach';
import { adminKeys } from './admin-keys';
import { useAdminPages } from './use-admin-query';

/** What parents say of the assistant, newest first, a page at a time. */
export const useFeedback = (): Pages<Feedback> =>
  useAdminPages(adminKeys.feedback, (admin, after) => admin.feedback(after));
