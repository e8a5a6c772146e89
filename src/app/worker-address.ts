import type { Workbox } from 'workbox-window';

/** Text, or the browser's own type where it knows Trusted Types. */
type ScriptAddress = ConstructorParameters<typeof Workbox>[0];

/** The part of Trusted Types that is used here; TypeScript's own library does not know them. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): ScriptAddress };
}

/**
 * The service worker's address, made by a policy that makes no other: what else would start a script breaks the
 * policy of the page and is reported (docs/security.md).
 */
export function workerAddress(): ScriptAddress {
  const address = '/sw.js';
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return address;
  return trustedTypes
    .createPolicy('service-worker', { createScriptURL: () => address })
    .createScriptURL(address);
}
