import { type Live, useBackend, useLive } from '@/backend/react';
import type { SchoolClasses } from '@/domain/entities/school-classes';
import { directoryKeys } from './directory-keys';

/** The classes of a school with the numbers of their parents, live; null where nobody has counted them yet. */
export function useClasses(schoolId: string): Live<SchoolClasses | null> {
  const { directory } = useBackend();
  return useLive<SchoolClasses | null>(directoryKeys.classes(schoolId), (observer) =>
    directory.watchClasses(schoolId, observer),
  );
}
