import { useState } from 'react';
import { useSelectedSchool } from './selected-school';
import { useMe } from './session';

/** The school that a form writes to. */
export interface SchoolOfForm {
  schoolId: string;
  schoolName: string;
  /** The person is a member there: false once they have been removed while the form was open. */
  isOpen: boolean;
  /** The person could mean another one. */
  isOneOfSeveral: boolean;
}

/** A school as the person knows it, with the name it had when it is no longer on their list. */
export function useSchoolOf(schoolId: string): SchoolOfForm {
  const { schools, approvedSchools } = useMe();
  const listed = schools.find((school) => school.schoolId === schoolId)?.schoolName;
  const [known, setKnown] = useState({ schoolId, name: listed ?? '' });
  if (listed !== undefined && (known.name !== listed || known.schoolId !== schoolId)) {
    setKnown({ schoolId, name: listed });
  }
  return {
    schoolId,
    schoolName: listed ?? (known.schoolId === schoolId ? known.name : ''),
    isOpen: approvedSchools.includes(schoolId),
    isOneOfSeveral: approvedSchools.length > 1,
  };
}

/**
 * The school of a form on the page: the tab's until something is typed, and that one from then on, whatever becomes of
 * the tab's.
 * @param begunFor the school for which something was typed on an earlier visit
 */
export function useSchoolOfForm(isTyped: boolean, begunFor?: string): SchoolOfForm {
  const { schoolId } = useSelectedSchool();
  const [held, setHeld] = useState(begunFor ?? schoolId);
  if (!isTyped && held !== schoolId) setHeld(schoolId);
  return useSchoolOf(isTyped ? held : schoolId);
}
