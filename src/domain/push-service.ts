/** Longer than any service's addresses, the longest of which name a token in their query. */
export const MAX_ENDPOINT = 1_000;

/** The push services of the browsers: of Chrome and those built on it, Firefox, Safari, and Edge on Windows. */
const KNOWN =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]{1,63}\.push\.apple\.com|[a-z0-9-]{1,63}\.notify\.windows\.com)\/[A-Za-z0-9._~:/?=&%+-]+$/;

/** One on this machine, for tests; nobody calls it elsewhere. */
const LOCAL = /^http:\/\/127\.0\.0\.1:[0-9]{2,5}\/[A-Za-z0-9-]{1,100}$/;

/**
 * Whether an address is one at a known push service. Functions call no other: whoever registers a device chooses what we
 * call, which else could be anything, also inside of our own network. The rules say the same.
 * @param isLocal on the local backend, which has a service of its own
 */
export const isPushEndpoint = (endpoint: string, isLocal = false): boolean =>
  endpoint.length <= MAX_ENDPOINT && (KNOWN.test(endpoint) || (isLocal && LOCAL.test(endpoint)));
