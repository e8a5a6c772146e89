import type { Read } from '@/backend/react';
import type { Referral } from '@/domain/entities/referral';
import { adminKeys } from './admin-keys';
import { useAdminQuery } from './use-admin-query';

/** Who invited an account, and what it earned by inviting. */
export const useReferral = (uid: string): Read<Referral> =>
  useAdminQuery(adminKeys.referral(uid), (admin) => admin.referral(uid));
