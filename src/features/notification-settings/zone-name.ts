/** A time zone as it is read: "America/New York". */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');
