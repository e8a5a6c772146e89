import { fullName, type User } from '@/domain/entities/user';
import { isPersonName, isReserved, type PersonName } from '@/domain/person-name';

/** Who somebody is to others when the name on record is none. */
export const NEUTRAL_NAME = 'A parent';

type Named = Pick<User, 'firstName' | 'lastName' | 'schools'>;

/**
 * Whether the name on an account may be written where others read it. Rules hold accounts to the same definition, but a
 * record may be older than they are, or written past them.
 */
const isShown = (user: Named): boolean =>
  isPersonName(user) &&
  !isReserved(
    user,
    user.schools.map(({ schoolName }) => schoolName),
  );

/** Both names of an account, as they are copied to where others read them. */
export const shownNames = (user: Named): PersonName =>
  isShown(user)
    ? { firstName: user.firstName, lastName: user.lastName }
    : { firstName: NEUTRAL_NAME, lastName: '' };

/**
 * The whole name of an account in a sentence of ours.
 * @param neutral what is said where the name is none
 */
export const shownName = (user: Named, neutral = NEUTRAL_NAME): string =>
  isShown(user) ? fullName(user) : neutral;

/** The first name by which a mail greets its reader; empty where the name is none, and the mail greets nobody. */
export const greetedName = (user: Named): string => (isShown(user) ? user.firstName : '');
