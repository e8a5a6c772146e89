import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { logFailure } from '@/backend/log-failure';
import { useBackend } from '@/backend/react';
import { chooseSchool } from '@/domain/chosen-school';
import type { UserSchool } from '@/domain/entities/user';
import { STORED, storedText } from '@/stored';
import { useMe } from './session';

/** Where new tabs begin (product §3.3). */
const forNewTabs = storedText('local', STORED.defaultSchool);
/** What this tab shows, also after a reload, whatever other tabs and devices choose (docs/decisions.md 35). */
const ofThisTab = storedText('session', STORED.tabSchool);
/** Where the tab can't store it, it lasts until the page is left. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

const pinned = (): string | null => ofThisTab.get() ?? unstored;

function pin(schoolId: string): void {
  unstored = ofThisTab.set(schoolId) ? null : schoolId;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export interface SelectedSchool {
  schoolId: string;
  schoolName: string;
  /** Schools to choose from: those that have approved the user. */
  schools: UserSchool[];
  select: (schoolId: string) => void;
}

/** The selected school of the signed-in member: this tab's own, which nothing done elsewhere changes. */
export function useSelectedSchool(): SelectedSchool {
  const me = useMe();
  const { users, kind } = useBackend();
  // What the tab remembers is no news by itself: all that stands on the page would be drawn once more.
  const schoolId = useSyncExternalStore(subscribe, () => chooseSchool(me, pinned(), forNewTabs.get()));
  if (!schoolId) throw new Error('useSelectedSchool needs an approved member');

  useEffect(() => {
    if (kind === 'demo') return;
    if (schoolId !== pinned()) pin(schoolId);
    // The choice of another tab stands; only none, or one that is closed to the person, is replaced.
    const device = forNewTabs.get();
    if (!device || !me.approvedSchools.includes(device)) forNewTabs.set(schoolId);
  }, [schoolId, kind, me.approvedSchools]);

  const select = useCallback(
    (id: string) => {
      pin(id);
      // Where it can't be kept, the account record still carries the choice.
      forNewTabs.set(id);
      // The choice of this device stands even when the account could not be told.
      users.selectSchool(me.uid, id).catch((error: unknown) => logFailure('select a school', error));
    },
    [users, me.uid],
  );
  const schools = me.schools.filter((school) => me.approvedSchools.includes(school.schoolId));
  const schoolName = schools.find((school) => school.schoolId === schoolId)?.schoolName ?? '';
  return { schoolId, schoolName, schools, select };
}
