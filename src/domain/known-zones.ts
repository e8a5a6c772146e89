import { hereZone } from './time-zone';

/** All that this device knows; its own, which an older name may have, among them. */
export const knownZones = (): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', hereZone()])].toSorted();
