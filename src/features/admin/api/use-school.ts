import { type Read, useBackend, useRead } from '@/backend/react';
import type { School } from '@/domain/entities/school';
import { adminKeys } from './admin-keys';

/** A school by its id; null where there is none. */
export function useSchool(schoolId: string): Read<School | null> {
  const { schools } = useBackend();
  return useRead(adminKeys.school(schoolId), () => schools.get(schoolId));
}
