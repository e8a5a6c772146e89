import { isIPv6 } from 'node:net';
import { defineInt } from 'firebase-functions/params';
import type { CallableRequest } from 'firebase-functions/v2/https';

const TRUSTED_PROXIES = defineInt('TRUSTED_PROXIES', {
  default: 0,
  description: 'Proxies of your own between the visitors and the functions, each of which adds one address.',
});

/**
 * Where a call comes from. The platform appends the true address to X-Forwarded-For, so it stands last; everything
 * before is what the caller chose to claim.
 */
export const clientIp = ({ rawRequest }: CallableRequest): string => {
  const forwarded = rawRequest.headers['x-forwarded-for'];
  const claimed = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return networkOf(
    addressIn(claimed, TRUSTED_PROXIES.value()) ?? rawRequest.socket.remoteAddress ?? 'unknown',
  );
};

/** The address that the outermost trusted hop has seen, or null. */
export function addressIn(forwarded: string | undefined, trustedProxies: number): string | null {
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
  return hops[hops.length - 1 - trustedProxies] || null;
}

/** What one visitor holds: an IPv4 address, or the /64 network of an IPv6 one, in which they can pick any address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  const full = tail === undefined ? groups : [...groups, ...zeros, ...rest];
  return full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
