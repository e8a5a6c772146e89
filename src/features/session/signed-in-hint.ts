/**
 * A note on this device that somebody was signed in, without who. The landing page reads it to know whether it is
 * worth loading Firebase to send a signed-in visitor on (design §5 keeps Firebase out of that page).
 */
const KEY = 'schoolgate.signedIn';

export function rememberSignedIn(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Blocked storage: the landing page stays where it is.
  }
}

export function forgetSignedIn(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
