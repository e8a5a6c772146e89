import { forgetDrafts, holdDraftsInTab } from '@/features/drafts';
import { inTime, removeStored, STORED, storedText } from '@/stored';

/** Where the offline feature keeps what waits to be sent; named here because leaving removes it. */
export const OUTBOX_DATABASE = 'schoolgate.outbox';

export const OURS = 'schoolgate.';

function deleteDatabase(name: string): Promise<void> {
  const deleted = new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Blocked: another tab is writing; it goes as soon as that is done.
    for (const done of ['success', 'error', 'blocked']) request.addEventListener(done, () => resolve());
  });
  // No IndexedDB here, or one that never answers: nothing was kept.
  return inTime(deleted).catch(() => undefined);
}

/** Removes what this tab alone holds of a person, but for what they were writing: that waits for them, and nobody else. */
export function forgetTab(): void {
  holdDraftsInTab();
  storedText('session', STORED.tabSchool).set(null);
}

/** Removes everything of a person that the app, not the backend, keeps on this device (product §3.3). */
export async function forgetPerson(): Promise<void> {
  forgetDrafts();
  const isTheirs = (key: string) => key.startsWith(OURS) || key === STORED.defaultSchool;
  removeStored('local', isTheirs);
  removeStored('session', isTheirs);
  await deleteDatabase(OUTBOX_DATABASE);
}
