/** Where the offline feature keeps what waits to be sent; named here because leaving removes it. */
export const OUTBOX_DATABASE = 'schoolgate.outbox';

const DRAFTS = 'schoolgate.draft';
const OURS = 'schoolgate.';
/** Spec §3 "Local browser storage". */
const SELECTED_SCHOOL = 'selectedSchoolId';

function removeKeys(of: () => Storage, isTheirs: (key: string) => boolean): void {
  try {
    const storage = of();
    for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      // Blocked: another tab is writing; it goes as soon as that is done.
      for (const done of ['success', 'error', 'blocked']) request.addEventListener(done, () => resolve());
    } catch {
      // No IndexedDB here: nothing was kept.
      resolve();
    }
  });
}

/** Removes what this tab alone holds of a person: what they were writing. */
export const forgetDrafts = (): void =>
  removeKeys(
    () => sessionStorage,
    (key) => key.startsWith(DRAFTS),
  );

/** Removes everything of a person that the app, not the backend, keeps on this device (design §4). */
export async function forgetPerson(): Promise<void> {
  const isTheirs = (key: string) => key.startsWith(OURS) || key === SELECTED_SCHOOL;
  removeKeys(() => localStorage, isTheirs);
  removeKeys(() => sessionStorage, isTheirs);
  await deleteDatabase(OUTBOX_DATABASE);
}
