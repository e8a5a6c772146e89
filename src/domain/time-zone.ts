const known = new Map<string, boolean>();

/** Whether a name is that of a time zone (IANA) which this device knows. */
export function isTimeZone(name: string): boolean {
  const isKnown = known.get(name) ?? isTaken(name);
  known.set(name, isKnown);
  return isKnown;
}

function isTaken(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format() !== '';
  } catch {
    return false;
  }
}

/** The zone of this device. */
export const hereZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which something is shown that says one; that of this device where it does not know that. */
export const shownZone = ({ timeZone }: { timeZone: string }): string =>
  isTimeZone(timeZone) ? timeZone : hereZone();
