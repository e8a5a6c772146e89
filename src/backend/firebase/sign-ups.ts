import { startOfDay } from 'date-fns';
import {
  deleteDoc,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import type { SignUpList } from '@/domain/entities/sign-up-list';
import { eventListId } from '@/domain/ids';
import { newSignUpList } from '@/domain/inputs/sign-up-list';
import { storedSlots } from '@/domain/sign-up-slots';
import type { SignUpLists, SignUpsPort } from '../ports/sign-ups';
import { claimRef, claims, signUpListRef, signUpLists } from './collections/sign-up-lists';
import { readPage, watchDocument, watchPage } from './reading/documents';
import { CLAIMS_PAGE, SIGN_UP_LISTS_PAGE } from './reading/list-sizes';
import { withBackendErrors } from './sdk/errors';
import { commitNow } from './writing/commit';
import { commitCounted } from './writing/count';

/** The documents of a page of lists, in their order. */
function ordered({ schoolId, when }: SignUpLists, now: Date): Query<SignUpList> {
  const ofSchool = where('schoolId', '==', schoolId);
  const today = startOfDay(now);
  if (when === 'undated')
    return query(signUpLists(), ofSchool, where('date', '==', null), orderBy('createdAt', 'desc'));
  return when === 'past'
    ? query(signUpLists(), ofSchool, where('date', '<', today), orderBy('date', 'desc'))
    : query(signUpLists(), ofSchool, where('date', '>=', today), orderBy('date'));
}

/** Most have not signed up, and most events have no list: none on this device is told as such while the server is silent. */
const BELIEVE = { whenUnreachable: 'believe' } as const;

export const signUpsPort: SignUpsPort = {
  watch: (listId, observer) => watchDocument(signUpListRef(listId), observer),

  watchOfEvent: (eventId, observer) => watchDocument(signUpListRef(eventListId(eventId)), observer, BELIEVE),

  watchFirst: (lists, now, observer) =>
    watchPage(
      ordered(lists, now),
      SIGN_UP_LISTS_PAGE,
      null,
      observer,
      // Hardly any list is for any time: none of them says nothing of the others.
      lists.when === 'undated' ? BELIEVE : {},
    ),

  page: (lists, now, after) => readPage(ordered(lists, now), SIGN_UP_LISTS_PAGE, after),

  create: ({ listId, schoolId, eventId, uid, input }) =>
    withBackendErrors(() =>
      commitCounted(uid, 'signUpLists', listId, (transaction) => {
        const list = newSignUpList({ id: listId, schoolId, userId: uid, eventId, input });
        transaction.set(signUpListRef(listId), { ...list, createdAt: serverTimestamp() });
      }),
    ),

  update: ({ listId, uid }, { slots, ...change }) =>
    withBackendErrors(() => {
      const stored = slots ? { ...change, ...storedSlots(slots) } : change;
      const write = (transaction: Transaction) =>
        // By its plain fields: the type of an update knows no map whose keys are ids.
        void transaction.update(signUpListRef(listId).withConverter(null), stored);
      return 'date' in change ? commitCounted(uid, 'signUpLists', listId, write) : commitNow(write);
    }),

  delete: (listId) => withBackendErrors(() => deleteDoc(signUpListRef(listId))),

  watchMine: (uid, listId, observer) => watchDocument(claimRef(listId, uid), observer, BELIEVE),

  claims: (listId, after) =>
    readPage(query(claims(listId), orderBy('claimedAt', 'desc')), CLAIMS_PAGE, after),

  claim: ({ listId, schoolId, uid }, input) =>
    withBackendErrors(() =>
      commitCounted(uid, 'claims', listId, (transaction) => {
        const claim = { ...input, userId: uid, schoolId, standing: null };
        transaction.set(claimRef(listId, uid), { ...claim, claimedAt: serverTimestamp() });
      }),
    ),
};
