import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import type { User } from '@/domain/entities/user';
import type { AdminPort } from '../../admin-port';
import { entities, watchDocument } from '../documents';
import { calling } from '../errors';
import { db } from '../firestore';
import { readPage } from '../paging';
import { userRef } from '../users';
import { act } from './act';

const USER_PAGE = 25;

const users = () => collection(db(), 'users');

/** Names are stored as typed: look them up as typed and with a capital. */
const spellings = (typed: string): string[] => [
  ...new Set([typed, typed.charAt(0).toLocaleUpperCase() + typed.slice(1)]),
];

const beginningWith = (field: string, start: string) =>
  query(
    users(),
    where(field, '>=', start),
    where(field, '<', `${start}\uf8ff`),
    orderBy(field),
    limit(USER_PAGE),
  );

/** Users whose address or name begins with what was typed. "Ana Silva" is looked up by its last word, then filtered. */
async function search(typed: string): Promise<User[]> {
  const words = typed.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const queries = [
    beginningWith('email', typed.trim().toLowerCase()),
    ...spellings(last).flatMap((word) => [beginningWith('lastName', word), beginningWith('firstName', word)]),
  ];
  const found = await Promise.all(queries.map((wanted) => getDocs(wanted)));
  const byId = new Map(found.flatMap((result) => entities<User>(result)).map((user) => [user.uid, user]));
  const holds = ({ email, firstName, lastName }: User) => {
    const all = `${firstName} ${lastName} ${email}`.toLowerCase();
    return words.every((word) => all.includes(word.toLowerCase()));
  };
  return [...byId.values()].filter(holds);
}

export const adminUsers: Pick<
  AdminPort,
  'users' | 'watchUser' | 'setRole' | 'becomeModerator' | 'issueGift' | 'referrers'
> = {
  users: (typed, after) =>
    typed.trim()
      ? calling(async () => ({ items: await search(typed), next: null }))
      : readPage<User>(query(users(), orderBy('createdAt', 'desc')), USER_PAGE, after),

  watchUser: (uid, observer) => watchDocument<User>(userRef(uid), observer),

  setRole: (user, role, value, actorId) =>
    act(user.uid, actorId, {
      action: role === 'isAdmin' ? 'set-admin' : 'set-moderator',
      detail: String(value),
      change: (now) => (now[role] === value ? null : { [role]: value }),
      // Two admins who take the role from each other at the same moment: the second one's transaction is run again
      // and refused, so that one admin is always left.
      actorStaysAdmin: role === 'isAdmin',
    }),

  becomeModerator: (admin) =>
    act(admin.uid, admin.uid, {
      action: 'set-moderator',
      detail: 'true',
      change: (now) => (now.isModerator ? null : { isModerator: true }),
    }),

  issueGift: (user, actorId) =>
    act(user.uid, actorId, {
      action: 'issue-gift',
      change: (now) => (now.giftIssued ? null : { giftIssued: true }),
    }),

  referrers: (after) =>
    readPage<User>(
      query(users(), where('referralCount', '>', 0), orderBy('referralCount', 'desc')),
      USER_PAGE,
      after,
    ),
};
