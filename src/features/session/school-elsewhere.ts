import { useEffect, useState } from 'react';
import type { UserSchool } from '@/domain/entities/user';
import { STORED } from '@/stored';
import { useSelectedSchool } from './selected-school';
import { useMe } from './session';

/** What has become of the choice of a school outside of this tab. */
export type SchoolChange =
  /** Chosen on another tab or device, or opened to the person, while this tab shows another one. */
  | { kind: 'chosen' | 'joined'; school: UserSchool; follow: () => void; dismiss: () => void }
  /** The school this tab showed is closed to the person; it shows another one now. */
  | { kind: 'left'; schoolName: string; dismiss: () => void };

/** Watches for a school chosen elsewhere: it is told, never followed by itself (product §4.13). */
export function useSchoolElsewhere(): SchoolChange | null {
  const { approvedSchools, selectedSchoolId } = useMe();
  const { schoolId, schoolName, schools, select } = useSelectedSchool();
  const [seen, setSeen] = useState({ approvedSchools, selectedSchoolId, schoolId, schoolName });
  const [wanted, setWanted] = useState<{ id: string; kind: 'chosen' | 'joined' } | null>(null);
  const [left, setLeft] = useState<string | null>(null);

  const hasChanged =
    seen.approvedSchools !== approvedSchools ||
    seen.selectedSchoolId !== selectedSchoolId ||
    seen.schoolId !== schoolId;
  if (hasChanged) {
    setSeen({ approvedSchools, selectedSchoolId, schoolId, schoolName });
    if (selectedSchoolId !== null && selectedSchoolId !== seen.selectedSchoolId) {
      const isNew = !seen.approvedSchools.includes(selectedSchoolId);
      setWanted({ id: selectedSchoolId, kind: isNew ? 'joined' : 'chosen' });
    }
    if (schoolId !== seen.schoolId) {
      setLeft(approvedSchools.includes(seen.schoolId) ? null : seen.schoolName);
    }
  }

  // Another tab of this browser, also while the account can't be told.
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === STORED.defaultSchool && newValue) setWanted({ id: newValue, kind: 'chosen' });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  if (left !== null) return { kind: 'left', schoolName: left, dismiss: () => setLeft(null) };
  const school = wanted && wanted.id !== schoolId && schools.find((one) => one.schoolId === wanted.id);
  if (!school) return null;
  const dismiss = () => setWanted(null);
  return { kind: wanted.kind, school, follow: () => select(school.schoolId), dismiss };
}
