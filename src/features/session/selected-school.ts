import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { logFailure } from '@/backend/log-failure';
import { useBackend } from '@/backend/react';
import type { User, UserSchool } from '@/domain/entities/user';
import { storedText } from '@/stored';
import { useMe } from './session';

/** Spec §3 "Local browser storage". */
const stored = storedText('local', 'selectedSchoolId');
const listeners = new Set<() => void>();

function write(schoolId: string): void {
  // Where it can't be kept, the account record still carries the choice.
  stored.set(schoolId);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The school on screen (spec §4): the one in local storage, else the account's last choice, else its first; always
 * one the user is a member of.
 */
export function chooseSchool(user: User, stored: string | null): string | null {
  const wanted = [stored, user.selectedSchoolId, ...user.schoolIds];
  return wanted.find((id) => id !== null && user.approvedSchools.includes(id)) ?? null;
}

export interface SelectedSchool {
  schoolId: string;
  schoolName: string;
  /** Schools to choose from: those that have approved the user. */
  schools: UserSchool[];
  select: (schoolId: string) => void;
}

/** The selected school of the signed-in member. */
export function useSelectedSchool(): SelectedSchool {
  const me = useMe();
  const { users, kind } = useBackend();
  const here = useSyncExternalStore(subscribe, stored.get);
  const schoolId = chooseSchool(me, here);
  if (!schoolId) throw new Error('useSelectedSchool needs an approved member');

  useEffect(() => {
    if (schoolId !== here && kind !== 'demo') write(schoolId);
  }, [schoolId, here, kind]);

  const select = useCallback(
    (id: string) => {
      write(id);
      // The choice of this device stands even when the account could not be told.
      users.selectSchool(me.uid, id).catch((error: unknown) => logFailure('select a school', error));
    },
    [users, me.uid],
  );
  const schools = me.schools.filter((school) => me.approvedSchools.includes(school.schoolId));
  const schoolName = schools.find((school) => school.schoolId === schoolId)?.schoolName ?? '';
  return { schoolId, schoolName, schools, select };
}
