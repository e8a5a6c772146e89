import { openSessions } from '@/backend/session-lock';
import { removeStored, STORED, storedText } from '@/stored';

/**
 * Notes that somebody is signed in, without who: on the device where the sign-in is kept there, else in this tab. The
 * landing page reads them to know whether it is worth loading Firebase to send a signed-in visitor on (the budget keeps
 * Firebase out of that page), and public/before-form.js to hide the forms that are for visitors.
 */
const onDevice = storedText('local', 'schoolgate.signedIn');
const inTab = storedText('session', 'schoolgate.signedIn');
const keptAccount = storedText('local', STORED.keptAccount);

/**
 * @param uid who is signed in
 * @param kept whether the sign-in outlives the browser
 */
export function rememberSignedIn(uid: string, kept: boolean): void {
  if (kept) {
    onDevice.set('1');
    keptAccount.set(uid);
  }
  inTab.set(kept ? null : '1');
}

export function forgetSignedIn(): void {
  onDevice.set(null);
  inTab.set(null);
  keptAccount.set(null);
  removeStored('local', (key) => key.startsWith(STORED.homes));
}

/** Whether somebody was signed in when this tab, or one on this device that is kept, last knew. */
export const wasSignedIn = (): boolean => (onDevice.get() ?? inTab.get()) === '1';

/** The same, and whether another tab of this browser is signed in now. */
export const maySignIn = async (): Promise<boolean> =>
  wasSignedIn() || ((await openSessions()) ?? []).length > 0;
