import { inTime, removeStored, storedKeys } from '@/stored';

/** Where the offline feature keeps what waits to be sent; named here because leaving removes it. */
export const OUTBOX_DATABASE = 'schoolgate.outbox';

const DRAFTS = 'schoolgate.draft';
const OURS = 'schoolgate.';
/** Spec §3 "Local browser storage". */
export const DEFAULT_SCHOOL = 'selectedSchoolId';
/** The school a tab is pinned to. */
export const TAB_SCHOOL = `${OURS}school`;

/** Where what somebody is writing in a place of the app is kept; another person at the tab never sees it. */
export const draftKey = (uid: string, place: string): string => `${DRAFTS}.${uid}.${place}`;

/** The places of the app where somebody is writing something in this tab. */
export function draftPlaces(uid: string): string[] {
  const theirs = draftKey(uid, '');
  return storedKeys('session').flatMap((key) => (key.startsWith(theirs) ? [key.slice(theirs.length)] : []));
}

function deleteDatabase(name: string): Promise<void> {
  const deleted = new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Blocked: another tab is writing; it goes as soon as that is done.
    for (const done of ['success', 'error', 'blocked']) request.addEventListener(done, () => resolve());
  });
  // No IndexedDB here, or one that never answers: nothing was kept.
  return inTime(deleted).catch(() => undefined);
}

/** Removes what this tab alone holds of a person: what they were writing, and for which school. */
export const forgetTab = (): void =>
  removeStored('session', (key) => key.startsWith(DRAFTS) || key === TAB_SCHOOL);

/** Removes what others than this person were writing at this tab. */
export const forgetDraftsOfOthers = (uid: string): void =>
  removeStored('session', (key) => key.startsWith(DRAFTS) && !key.startsWith(draftKey(uid, '')));

/** Removes everything of a person that the app, not the backend, keeps on this device (design §4). */
export async function forgetPerson(): Promise<void> {
  const isTheirs = (key: string) => key.startsWith(OURS) || key === DEFAULT_SCHOOL;
  removeStored('local', isTheirs);
  removeStored('session', isTheirs);
  await deleteDatabase(OUTBOX_DATABASE);
}
