import { storedText } from '@/stored';

/**
 * A note on this device that somebody was signed in, without who. The landing page reads it to know whether it is
 * worth loading Firebase to send a signed-in visitor on (design §5 keeps Firebase out of that page).
 */
const note = storedText('local', 'schoolgate.signedIn');

export const rememberSignedIn = (): void => void note.set('1');
export const forgetSignedIn = (): void => void note.set(null);
export const wasSignedIn = (): boolean => note.get() === '1';
