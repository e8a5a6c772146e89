import type { AdminSchool } from '@/backend/ports/admin';
import type { Read } from '@/backend/react';
import { adminKeys } from './admin-keys';
import { useAdminQuery } from './use-admin-query';

/** All schools with their counts. */
export const useSchools = (): Read<AdminSchool[]> =>
  useAdminQuery(adminKeys.schools, (admin) => admin.schools());
