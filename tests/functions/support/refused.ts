import { randomUUID } from 'node:crypto';

const BUSY = 'busy.test';
const GONE = 'gone.test';

/** An address whose server is busy at the first try and takes the mail at the second. */
export const busyAddress = (): string => `${randomUUID()}@${BUSY}`;

/** An address that does not exist, whatever is tried. */
export const goneAddress = (): string => `${randomUUID()}@${GONE}`;

/** Makes the mail catcher refuse such addresses, as a real server would. */
export function refuser(): (address: string) => number | null {
  const seen = new Set<string>();
  return (address) => {
    if (address.endsWith(`@${GONE}`)) return 550;
    if (!address.endsWith(`@${BUSY}`) || seen.has(address)) return null;
    seen.add(address);
    return 451;
  };
}
