import { useEffect, useState } from 'react';
import type { SchoolActsPort } from '@/backend/ports/school-acts';
import { type Live, useBackend, useLive } from '@/backend/react';
import type { SchoolExport } from '@/domain/entities/school-export';
import { adminKeys } from './admin-keys';

/** The copy of a school that was asked for last, live; null for none. */
export function useSchoolExport(schoolId: string): Live<SchoolExport | null> {
  const { admin } = useBackend();
  const [port, setPort] = useState<SchoolActsPort | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    admin()
      .then((found) => found.schoolActs())
      .then(setPort, setError);
  }, [admin]);
  // For the error boundary, which tries again.
  if (error) throw error;
  return useLive<SchoolExport | null>(
    adminKeys.schoolExport(schoolId),
    port && ((observer) => port.watchExport(schoolId, observer)),
  );
}
