import type { PendingRequest } from './entities/pending-request';
import type { User } from './entities/user';
import { NAME_CHANGE_DAYS } from './limits';
import type { PersonName } from './person-name';
import { DAY_MS } from './time';

type Renamed = Pick<User, 'approvedSchools' | 'formerName' | 'earlierName'>;

/**
 * When a member may change their name again: the last two changes are on the record, and two are what 30 days allow.
 * Null for now, and for whom no school knows yet: their requests show what they were called.
 */
export function nextNameChange({ approvedSchools, earlierName }: Renamed, now: Date): Date | null {
  if (approvedSchools.length === 0 || !earlierName?.at) return null;
  const next = new Date(earlierName.at.getTime() + NAME_CHANGE_DAYS * DAY_MS);
  return next > now ? next : null;
}

export const isSameName = (left: PersonName, right: PersonName): boolean =>
  left.firstName === right.firstName && left.lastName === right.lastName;

/**
 * What the record of somebody says of their names after a change: the one before it, and the one before that. Nothing
 * where no school knows them. The server sets the time.
 */
export function formerNames<Time>(
  user: Renamed & PersonName,
  at: Time,
): { formerName: PersonName & { at: Time }; earlierName: User['formerName'] } | undefined {
  if (user.approvedSchools.length === 0) return undefined;
  const { firstName, lastName, formerName } = user;
  return { formerName: { firstName, lastName, at }, earlierName: formerName };
}

/** What an open request says of a name that changes: it keeps the one under which it was made. */
export const requestNameChange = (
  request: Pick<PendingRequest, 'firstName' | 'lastName' | 'formerName'>,
  { firstName, lastName }: PersonName,
) => ({
  firstName,
  lastName,
  formerName: request.formerName ?? { firstName: request.firstName, lastName: request.lastName },
});
