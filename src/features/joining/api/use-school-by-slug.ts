import { type Read, useBackend, useRead } from '@/backend/react';
import type { School } from '@/domain/entities/school';
import { joiningKeys } from './joining-keys';

/** The school of an address, null when there is none. */
export function useSchoolBySlug(slug: string): Read<School | null> {
  const { schools } = useBackend();
  return useRead(joiningKeys.schoolBySlug(slug), () => schools.findBySlug(slug));
}
