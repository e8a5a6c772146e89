import { storedText } from '@/stored';

const kept = storedText('local', 'schoolgate.keepSignedIn');

/** Whether this device keeps the sign-in beyond the browser session (design §4). */
export const keepsSignedIn = (): boolean => kept.get() === '1';

/** Chooses it; where storage is denied, the sign-in lasts for the session. */
export const setKeepSignedIn = (keep: boolean): void => void kept.set(keep ? '1' : null);
