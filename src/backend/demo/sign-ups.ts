import { eventListId } from '@/domain/ids';
import type { SignUpLists, SignUpsPort } from '../ports/sign-ups';
import { observeConstant, pageOf } from './constant';
import { signUpLists } from './records';
import { refuse } from './refuse';

const AT_ONCE = 50;

const listOf = (listId: string) => signUpLists().find(({ id }) => id === listId) ?? null;

const listed = ({ schoolId, when }: SignUpLists, now: Date) =>
  signUpLists().filter(
    ({ schoolId: of, date }) =>
      of === schoolId && when === (date === null ? 'undated' : date < now ? 'past' : 'upcoming'),
  );

/** The visitor has signed up for nothing, and hosts nothing. */
export const signUps: SignUpsPort = {
  watch: (listId, observer) => observeConstant(listOf(listId), observer),
  watchOfEvent: (eventId, observer) => observeConstant(listOf(eventListId(eventId)), observer),
  watchFirst: (lists, now, observer) => observeConstant(pageOf(listed(lists, now), null, AT_ONCE), observer),
  page: (lists, now, after) => Promise.resolve(pageOf(listed(lists, now), after, AT_ONCE)),
  create: refuse,
  update: refuse,
  delete: refuse,
  watchMine: (_uid, _listId, observer) => observeConstant(null, observer),
  claims: () => Promise.resolve({ items: [], next: null }),
  claim: refuse,
};
