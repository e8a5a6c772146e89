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

/** A zone to reckon by where there is no device of its own: one that nobody knows is as UTC. */
export const zoneOrUtc = (name: string): string => (isTimeZone(name) ? name : 'Etc/UTC');

/** The zone of this device. */
export const hereZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which something is shown that says one; that of this device where it does not know that. */
export const shownZone = ({ timeZone }: { timeZone: string }): string =>
  isTimeZone(timeZone) ? timeZone : hereZone();
