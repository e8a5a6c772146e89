import { isIPv6 } from 'node:net';
import { defineInt } from 'firebase-functions/params';
import type { CallableRequest } from 'firebase-functions/v2/https';

const TRUSTED_PROXIES = defineInt('TRUSTED_PROXIES', {
  default: 0,
  description: 'Proxies of your own between the visitors and the functions, each of which adds one address.',
});

/** Where a call comes from, as narrow and as wide as limits count. */
export interface Network {
  /** What one visitor holds: an IPv4 address, or an IPv6 /64, in which they can pick any address. */
  visitor: string;
  /** The IPv6 /48 around it, which a company or a rented server gets for the asking; null for IPv4. */
  site: string | null;
}

/**
 * Where a call comes from. The platform appends the true address to X-Forwarded-For, so it stands last; everything
 * before is what the caller chose to claim.
 */
export const clientNetwork = ({ rawRequest }: CallableRequest): Network => requestNetwork(rawRequest);

/** The same of a request that is no call. */
export function requestNetwork({ headers, socket }: CallableRequest['rawRequest']): Network {
  const forwarded = headers['x-forwarded-for'];
  const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return networkOf(addressIn(claimed, TRUSTED_PROXIES.value()) ?? socket.remoteAddress ?? 'unknown');
}

/** The address that the outermost trusted hop has seen, or null. */
export function addressIn(forwarded: string | undefined, trustedProxies: number): string | null {
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
  return hops[hops.length - 1 - trustedProxies] || null;
}

/** The networks that an address belongs to. */
export function networkOf(address: string): Network {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return { visitor: mapped, site: null };
  if (!isIPv6(address)) return { visitor: address, site: null };
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  const full = tail === undefined ? groups : [...groups, ...zeros, ...rest];
  const plain = full.map((group) => group.replace(/^0+(?=.)/, ''));
  return { visitor: plain.slice(0, 4).join(':'), site: plain.slice(0, 3).join(':') };
}
