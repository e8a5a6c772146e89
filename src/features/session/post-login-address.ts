import { STORED, storedText } from '@/stored';

/** The address somebody wanted before they were sent to /login (product §2.2), for this tab only. */
const wanted = storedText('session', STORED.wantedAddress);

let isLoggingOut = false;

/** Whoever logs out leaves the page for good: the next one to log in here must not be led to it. */
export function markLoggingOut(now: boolean): void {
  isLoggingOut = now;
}

/** Remembers path, query and fragment. */
export function rememberAddress(location: { pathname: string; search: string; hash: string }): void {
  if (isLoggingOut) return;
  wanted.set(`${location.pathname}${location.search}${location.hash}`);
}

/** The remembered address, which is forgotten by asking; null unless it is a path of our own. */
export function takeAddress(): string | null {
  const address = wanted.get();
  wanted.set(null);
  // "//host" and "/\host" would lead away from us.
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
