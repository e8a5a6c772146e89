import type { Read } from '@/backend/react';
import type { SchoolDay } from '@/domain/statistics';
import { adminKeys } from './admin-keys';
import { useAdminQuery } from './use-admin-query';

/** What happened on these days, in one school or in all. */
export const useStatistics = (schoolId: string | null, from: string, to: string): Read<SchoolDay[]> =>
  useAdminQuery(adminKeys.statisticsOf(schoolId, from, to), (admin) => admin.statistics(schoolId, from, to));
