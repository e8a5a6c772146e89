import type { Read } from '@/backend/react';
import { daysUpTo, type SchoolDay } from '@/domain/statistics';
import { adminKeys } from './admin-keys';
import { useAdminQuery } from './use-admin-query';

/** The parents of every school, as measured yesterday or today. */
export const useSchoolLevels = (): Read<SchoolDay[]> =>
  useAdminQuery(adminKeys.levels, (admin) => admin.levels(daysUpTo(new Date(), 2)));
