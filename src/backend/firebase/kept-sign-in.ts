const KEY = 'schoolgate.keepSignedIn';

/** Whether this device keeps the sign-in beyond the browser session (design §4). */
export function keepsSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    // Storage can be blocked altogether; then nothing can be kept either.
    return false;
  }
}

export function setKeepSignedIn(keep: boolean): void {
  try {
    if (keep) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // As above: the sign-in then lasts for the session.
  }
}
