import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, exactly, matrix } from './support/cases';
import { counted } from './support/counted';
import { loadRules } from './support/environment';
import { claim, ELMWOOD, LONG_AGO, signUpList } from './support/factories';
import { block, blockPath, pause, pausePath } from './support/moderation';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';

// The author is the host, the member has signed up.
const rules = loadRules('claims');
const LIST = 'signUpLists/cakeSale';
const claims = (persona: Persona) => collection(rules.as(persona), `${LIST}/claims`);
const ref = (persona: Persona, of: string = persona) => doc(claims(persona), of);
const latest = (persona: Persona, count = 200) =>
  query(claims(persona), orderBy('claimedAt', 'desc'), limit(count));
const sign = (persona: Persona, payload: object, of: string = persona, listId = 'cakeSale') =>
  counted(rules, persona, ['claims', listId], (batch) =>
    batch.set(doc(rules.as(persona), `signUpLists/${listId}/claims/${of}`), payload),
  );
const none = (persona: Persona) => rules.put({ [`${LIST}/claims/${persona}`]: null });
const there = () => rules.restore(`${LIST}/claims/member`);

describe('claims by role', () => {
  matrix([
    {
      verb: 'get',
      what: 'a parent’s claim',
      may: ['member', 'author'],
      act: (p) => getDoc(ref(p, 'member')),
      setUp: there,
    },
    {
      verb: 'get',
      what: 'one’s own claim, there or not',
      may: SIGNED_IN,
      act: (p) => getDoc(ref(p)),
      setUp: there,
    },
    { verb: 'list', what: 'the claims of a list', may: ['author'], act: (p) => getDocsFromServer(latest(p)) },
    {
      verb: 'count',
      what: 'the claims of a list',
      may: ['author'],
      act: (p) => getCountFromServer(latest(p)),
    },
    {
      verb: 'list',
      what: 'the claims of a list of before leaving the school',
      may: [],
      act: (p) =>
        getDocsFromServer(query(collection(rules.as(p), 'signUpLists/exMemberList/claims'), limit(1))),
    },
    {
      verb: 'list',
      what: 'one’s own claims of all lists',
      may: [],
      act: (p) =>
        getDocsFromServer(query(collectionGroup(rules.as(p), 'claims'), where('userId', '==', p), limit(1))),
    },
    { verb: 'create', what: 'a claim', may: MEMBERS, act: (p) => sign(p, claim(p)), setUp: none },
    {
      verb: 'create',
      what: 'a claim in another’s name',
      may: [],
      act: (p) => sign(p, claim('fellow'), 'fellow'),
    },
    {
      verb: 'update',
      what: 'the member’s claim',
      may: ['member'],
      act: (p) => sign(p, { ...claim('member'), wanted: {} }, 'member'),
      setUp: there,
    },
    {
      verb: 'delete',
      what: 'a claim',
      may: [],
      act: (p) => deleteDoc(ref(p, 'member')),
      setUp: there,
    },
  ]);
  denies('claims without a limit', () => getDocsFromServer(claims('author')));
  denies('201 claims', () => getDocsFromServer(latest('author', 201)));
});

/** The list as in the world but for these fields, and no claim. */
const world =
  (list: object = {}, change: Record<string, object | null> = {}) =>
  () =>
    rules.put({
      [LIST]: { ...signUpList('author'), createdAt: LONG_AGO, ...list },
      [`${LIST}/claims/member`]: null,
      [blockPath('author', 'member')]: null,
      [pausePath('member')]: null,
      ...change,
    });
const asks = (change: object = {}) => sign('member', { ...claim('member'), ...change });
const GONE = { date: LONG_AGO };
/** As many slots as a list may have, of ten each. */
const IDS = Array.from({ length: 30 }, (_, place) => `slot${place}`);
const ofEach = <T>(value: T) => Object.fromEntries(IDS.map((id) => [id, value]));
const THIRTY = { slotIds: IDS, labels: ofEach('Cake'), counts: ofEach(10) };

describe('signing up', () => {
  denies(
    'by a claim of one’s own in the place of another’s',
    () => sign('member', claim('member'), 'fellow'),
    world({}, { [`${LIST}/claims/fellow`]: null }),
  );
  exactly(
    'a claim',
    () => claim('member'),
    (payload) => sign('member', payload),
    {
      'in somebody else’s name': { userId: 'author' },
      'of another school': { schoolId: ELMWOOD },
      'of what is not on the list': { wanted: { pie: 1 } },
      'of none': { wanted: { cake: 0 } },
      'of less than none': { wanted: { cake: -1 } },
      'of a half': { wanted: { cake: 1.5 } },
      'of more than there ever is': { wanted: { cake: 101 } },
      'of what is on the list and something else': { wanted: { cake: 1, pie: 1 } },
      'of an amount in words': { wanted: { cake: '1' } },
      'of a list': { wanted: ['cake'] },
      'of a text': { wanted: 'cake' },
      'named by no yes or no': { isNamed: 'yes' },
      'dated back': { claimedAt: LONG_AGO },
      'that gives itself something': {
        standing: { name: 'Member', profilePicUrl: null, granted: { cake: 1 } },
      },
    },
    world(),
  );
  allows('for one', () => asks({ wanted: { cake: 1 } }), world());
  allows('for all of a slot', () => asks({ wanted: { cake: 4 } }), world());
  allows('for two slots', () => asks({ wanted: { cake: 1, stand: 2 } }), world());
  allows('for nothing', () => asks({ wanted: {} }), world());
  allows('without being named', () => asks({ isNamed: false }), world());
  allows('to a list of any time', () => asks(), world({ date: null }));
  allows('for thirty slots', () => asks({ wanted: ofEach(10) }), world(THIRTY));
  denies(
    'for thirty slots, of one none',
    () => asks({ wanted: { ...ofEach(10), slot29: 0 } }),
    world(THIRTY),
  );
  // Functions give what is left.
  allows('for more than there is', () => asks({ wanted: { cake: 100 } }), world());
  denies('to a list that is not there', () => sign('member', claim('member'), 'member', 'gone'));
  denies('after the day', () => asks(), world(GONE));
  denies('without being counted', () => setDoc(ref('member'), claim('member')), world());
  denies(
    'counted as for another list',
    () => counted(rules, 'member', ['claims', 'other'], (batch) => batch.set(ref('member'), claim('member'))),
    world(),
  );
  denies('with who has blocked one', () => asks(), world({}, block('author', 'member')));
  allows('with whom one has blocked', () => asks(), world({}, block('member', 'author')));
  denies('while paused', () => asks(), world({}, { [pausePath('member')]: pause('member') }));
});

const signed = (list: object = {}, wanted: object = { cake: 2, stand: 1 }) =>
  world(list, {
    [`${LIST}/claims/member`]: {
      ...claim('member'),
      ...{ wanted, claimedAt: LONG_AGO },
      standing: { name: 'Member', profilePicUrl: null, granted: { cake: 2 } },
    },
  });

describe('changing a claim', () => {
  allows('for more', () => asks({ wanted: { cake: 3, stand: 1 } }), signed());
  allows('to nothing', () => asks({ wanted: {} }), signed());
  denies('that keeps what was given', () => asks({ standing: { granted: { cake: 4 } } }), signed());
  denies('what is given alone', () => updateDoc(ref('member'), { 'standing.granted.cake': 4 }), signed());
  denies(
    'what is given alone, counted',
    () =>
      counted(rules, 'member', ['claims', 'cakeSale'], (batch) =>
        batch.update(ref('member'), { 'standing.granted.cake': 4 }),
      ),
    signed(),
  );
  denies('to nothing after the day', () => asks({ wanted: {} }), signed(GONE));
});

describe.each([
  ['closed', 'isClosed'],
  ['called off', 'isCancelled'],
])('a list that is %s', (_, why) => {
  const closed = { [why]: true };
  denies('signing up', () => asks(), world(closed));
  denies('for more', () => asks({ wanted: { cake: 3, stand: 1 } }), signed(closed));
  denies('for something else', () => asks({ wanted: { cake: 2 } }), signed(closed, { stand: 1 }));
  allows('to nothing after all', () => asks({ wanted: {} }), signed(closed));
  allows('to less of it', () => asks({ wanted: { stand: 1 } }), signed(closed));
  denies('to less of it and more of something', () => asks({ wanted: { stand: 2 } }), signed(closed));
});
