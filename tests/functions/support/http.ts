import { PROJECT_ID } from '../../../scripts/backend/ports.ts';

/** Address of a function on the local backend. */
export const functionUrl = (name: string): string =>
  `http://${process.env.FUNCTIONS_EMULATOR_HOST}/${PROJECT_ID}/us-central1/${name}`;

interface Answer {
  result?: unknown;
  error?: { status: string; message: string };
}

/** A call without an account from a given address, in the callable protocol: the SDK can't choose where it is. */
export async function callFrom(ip: string, name: string, data: unknown): Promise<Answer> {
  const response = await fetch(functionUrl(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ data }),
  });
  return (await response.json()) as Answer;
}

let last = 0;

/** An address no other test calls from. */
export function newIp(): string {
  last += 1;
  return `203.0.${Math.floor(last / 250)}.${(last % 250) + 1}`;
}
