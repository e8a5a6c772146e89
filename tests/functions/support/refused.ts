import { randomUUID } from 'node:crypto';

const REFUSED = /@(\d{3})-(\d+)\.refused\.test$/;

/** An address that the mail catcher refuses with an SMTP code for the first tries, and takes mail for after them. */
const refusedAddress = (code: number, tries: number): string =>
  `${randomUUID()}@${code}-${tries}.refused.test`;

/** An address whose server is busy at the first try, or the first few. */
export const busyAddress = (tries = 1): string => refusedAddress(451, tries);

/** An address whose server says a final no: always, or for the first few tries. */
export const goneAddress = (tries = 99): string => refusedAddress(550, tries);

/** Makes the mail catcher refuse such addresses, as a real server would. */
export function refuser(): (address: string) => number | null {
  const seen = new Map<string, number>();
  return (address) => {
    const [, code, tries] = REFUSED.exec(address) ?? [];
    const before = seen.get(address) ?? 0;
    if (before >= Number(tries ?? 0)) return null;
    seen.set(address, before + 1);
    return Number(code);
  };
}
