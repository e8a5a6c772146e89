import { randomInt } from 'node:crypto';
import { PROJECT_ID } from '../../../scripts/backend/ports.ts';

/** Address of a function on the local backend. */
export const functionUrl = (name: string): string =>
  `http://${process.env.FUNCTIONS_EMULATOR_HOST}/${PROJECT_ID}/us-central1/${name}`;

interface Answer {
  result?: unknown;
  error?: { status: string; message: string; details?: unknown };
}

/**
 * A call from a given address, in the callable protocol: the SDK can't choose where it is.
 * @param token of whom it is; without one, of somebody without an account
 */
export async function callFrom(ip: string, name: string, data: unknown, token?: string): Promise<Answer> {
  const response = await fetch(functionUrl(name), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': ip,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ data }),
  });
  return (await response.json()) as Answer;
}

// Drawn, not counted: every file would begin to count anew, on the same backend.
const octet = () => randomInt(1, 255);

/** An address no other test calls from. */
export const newIp = (): string => `10.${octet()}.${octet()}.${octet()}`;

/** A /48 no other test calls from: its networks' addresses, each of which looks like a visitor of its own. */
export function newSite(): (network: number) => string {
  const site = `2001:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}`;
  return (network) => `${site}:${network.toString(16)}::1`;
}
