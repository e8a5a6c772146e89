import { limit, orderBy, query, where } from 'firebase/firestore';
import type { Member } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import { matchesPerson, namePrefixes } from '@/domain/people-search';
import { bestQueryToken } from '@/domain/search-tokens';
import type { FoundUsers } from '../../ports/admin';
import { allMembers } from '../collections/members';
import { userRef, users } from '../collections/users';
import { entities, readDocument, readQuery } from '../reading/documents';
import { ENTRIES, STARTS } from '../reading/list-sizes';

const beginningWith = (field: string, start: string) =>
  query(
    users(),
    where(field, '>=', start),
    where(field, '<', `${start}\uf8ff`),
    orderBy(field),
    limit(STARTS),
  );

const byName = (a: User, b: User) =>
  a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName);

async function entriesOf(token: string | null): Promise<{ entries: Member[]; more: boolean }> {
  if (!token) return { entries: [], more: false };
  const carrying = where('searchTokens', 'array-contains', token);
  const found = await readQuery(query(allMembers(), carrying, limit(ENTRIES)));
  return { entries: entities(found), more: found.size === ENTRIES };
}

/**
 * People by name or the beginning of their address. The directories of all schools know names without accents;
 * accounts add who is in no school.
 */
export async function findUsers(typed: string): Promise<FoundUsers> {
  const { firstName, lastName } = namePrefixes(typed);
  const queries = [
    beginningWith('email', typed.trim().toLowerCase()),
    ...firstName.map((start) => beginningWith('firstName', start)),
    ...lastName.map((start) => beginningWith('lastName', start)),
  ];
  const [{ entries, more }, ...results] = await Promise.all([
    entriesOf(bestQueryToken(typed)),
    ...queries.map((wanted) => readQuery(wanted)),
  ]);
  const byId = new Map(results.flatMap((result) => entities(result)).map((user) => [user.uid, user]));
  const others = entries.filter((entry) => !byId.has(entry.uid) && matchesPerson(entry, typed));
  const uids = [...new Set(others.map((entry) => entry.uid))];
  const read = await Promise.all(uids.map((uid) => readDocument(userRef(uid))));
  for (const user of read) if (user) byId.set(user.uid, user);
  return {
    items: [...byId.values()].filter((user) => matchesPerson(user, typed)).sort(byName),
    next: null,
    more: more || results.some((result) => result.size === STARTS),
  };
}
