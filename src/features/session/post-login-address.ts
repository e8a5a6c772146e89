/** The address somebody wanted before they were sent to /login (spec §2), for this tab only. */
const KEY = 'schoolgate.postLoginAddress';

/** Remembers path, query and fragment. */
export function rememberAddress(location: { pathname: string; search: string; hash: string }): void {
  sessionStorage.setItem(KEY, `${location.pathname}${location.search}${location.hash}`);
}

/** The remembered address, which is forgotten by asking; null unless it is a path of our own. */
export function takeAddress(): string | null {
  const address = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  // "//host" and "/\host" would lead away from us.
  return address && /^\/(?![/\\])/.test(address) ? address : null;
}
