import type { SignUpLists } from '@/backend/ports/sign-ups';

/** Keys of what is read of sign-up lists, in the query cache. */
export const signUpKeys = {
  one: (listId: string) => ['sign-up-list', listId],
  ofEvent: (eventId: string) => ['sign-up-list-of-event', eventId],
  /** Live lists are of a day: the next one begins anew. */
  live: ({ schoolId, when }: SignUpLists, day: Date) => ['sign-up-lists', schoolId, when, day.getTime()],
  /** From the server, or not yet, or there is nothing to be read. */
  mine: (uid: string, listId: string, source: 'server' | 'waiting' | 'nothing') => [
    'claim',
    uid,
    listId,
    source,
  ],
  claims: (listId: string) => ['claims', listId],
};
