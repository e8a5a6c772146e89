import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, exactly, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { LONG_AGO, OAKFIELD, userRecord } from './support/factories';
import { type Persona, SIGNED_IN } from './support/personas';

const rules = loadRules('users');
const ref = (persona: Persona, uid: string) => doc(rules.as(persona), 'users', uid);
const users = (persona: Persona) => collection(rules.as(persona), 'users');
const page = (persona: Persona) => query(users(persona), orderBy('email'), limit(100));
const cleared = (uid: string) => () => rules.put({ [`users/${uid}`]: null });
const back = (uid: string) => () => rules.restore(`users/${uid}`);

describe('accounts by role', () => {
  matrix([
    { verb: 'get', what: 'one’s own record', may: SIGNED_IN, act: (p) => getDoc(ref(p, p)) },
    {
      verb: 'get',
      what: 'the record of a member of Oakfield',
      may: ['author', 'moderator', 'admin'],
      act: (p) => getDoc(ref(p, 'author')),
    },
    {
      verb: 'get',
      what: 'the record of someone asking for Oakfield',
      may: ['pending', 'moderator', 'admin'],
      act: (p) => getDoc(ref(p, 'pending')),
    },
    {
      verb: 'get',
      what: 'the record of someone without a school',
      may: ['newcomer', 'admin'],
      act: (p) => getDoc(ref(p, 'newcomer')),
    },
    {
      verb: 'get',
      what: 'a record that is no more',
      may: ['moderator', 'otherModerator', 'strayModerator', 'admin'],
      act: (p) => getDoc(ref(p, 'gone')),
    },
    { verb: 'list', what: 'accounts', may: ['admin'], act: (p) => getDocsFromServer(page(p)) },
    { verb: 'count', what: 'accounts', may: ['admin'], act: (p) => getCountFromServer(page(p)) },
    {
      verb: 'list',
      what: 'accounts of Oakfield',
      may: ['admin'],
      act: (p) =>
        getDocsFromServer(
          query(users(p), where('schoolIds', 'array-contains', OAKFIELD), orderBy('email'), limit(100)),
        ),
    },
    {
      verb: 'create',
      what: 'one’s own record',
      may: ['recordless'],
      act: (p) => setDoc(ref(p, p), userRecord(p)),
      setUp: () => rules.put({ 'users/recordless': null }),
    },
    {
      verb: 'create',
      what: 'a record for somebody else',
      may: [],
      act: (p) => setDoc(ref(p, 'stranger'), userRecord('stranger')),
    },
    {
      verb: 'create',
      what: 'one’s own record in somebody else’s place',
      may: [],
      act: (p) => setDoc(ref(p, 'stranger'), userRecord(p)),
    },
    {
      verb: 'update',
      what: 'a profile',
      may: ['author'],
      act: (p) => updateDoc(ref(p, 'author'), { bio: 'Words' }),
      setUp: back('author'),
    },
    {
      verb: 'update',
      what: 'one’s own last login',
      may: SIGNED_IN.filter((persona) => persona !== 'recordless'),
      act: (p) => updateDoc(ref(p, p === 'anonymous' ? 'author' : p), { lastLogin: serverTimestamp() }),
      setUp: (p) => back(p)(),
    },
    { verb: 'delete', what: 'a record', may: [], act: (p) => deleteDoc(ref(p, 'author')) },
    { verb: 'delete', what: 'one’s own record', may: [], act: (p) => deleteDoc(ref(p, p)) },
  ]);
  denies('a list of accounts without a limit', () =>
    getDocsFromServer(query(users('admin'), orderBy('email'))),
  );
  denies('a list of 101 accounts', () =>
    getDocsFromServer(query(users('admin'), orderBy('email'), limit(101))),
  );
});

describe('signing up', () => {
  exactly(
    'a new record',
    () => userRecord('recordless'),
    (record) => setDoc(ref('recordless', 'recordless'), record),
    {
      'for another uid': { uid: 'author' },
      'with another address': { email: 'author@schoolgate.test' },
      'without a first name': { firstName: '' },
      'with a first name of blanks': { firstName: '  ' },
      'with a first name of 81 characters': { firstName: 'x'.repeat(81) },
      'with a last name of 81 characters': { lastName: 'x'.repeat(81) },
      'under a link': { firstName: 'ana.com' },
      'under a last name that turns the line': { lastName: 'Tester\u202E' },
      'under the product’s name': { firstName: 'School', lastName: 'Gate' },
      'with a last name that is no text': { lastName: null },
      'with a bio': { bio: 'Words' },
      'with a picture': { profilePicUrl: 'https://tracker.example/pixel.gif' },
      'with children': { children: [{ name: 'Kim', gradeOrRoom: '3' }] },
      'with a school asked for': { schoolIds: [OAKFIELD] },
      'with a school’s entry': {
        schools: [{ schoolId: OAKFIELD, schoolName: 'Oakfield' }],
      },
      'as a member': { approvedSchools: [OAKFIELD] },
      approved: { approved: true },
      'with a school selected': { selectedSchoolId: OAKFIELD },
      'without the welcome panel': { welcomePanelDismissed: true },
      'as an admin': { isAdmin: true },
      'as a moderator': { isModerator: true },
      'with a name before': { formerName: { firstName: 'Ann', lastName: 'Tester', at: LONG_AGO } },
      'with a name before that': { earlierName: { firstName: 'Ann', lastName: 'Tester', at: LONG_AGO } },
      'seen long ago': { lastLogin: LONG_AGO },
      'made long ago': { createdAt: LONG_AGO },
      'with a city': { city: 'Springfield' },
      'with a rejection': {
        rejectedRequest: { schoolId: OAKFIELD, schoolName: 'x', reason: null, rejectedAt: LONG_AGO },
      },
      'with a removal': {
        removedFrom: { schoolId: OAKFIELD, schoolName: 'x', reason: null, removedAt: LONG_AGO },
      },
      'with an audit mark': { lastAuditId: 'approval' },
      'with something hidden': { hiddenFields: ['bio'] },
      'with hidden fields that are no list': { hiddenFields: null },
    },
    cleared('recordless'),
    ['hiddenFields'],
  );
  const signsUp =
    (change: object, token = {}) =>
    () =>
      setDoc(doc(rules.as('recordless', token), 'users', 'recordless'), {
        ...userRecord('recordless'),
        ...change,
      });
  /** As the release before writes it. */
  const signsUpAsBefore = (change: object) => () => {
    const { hiddenFields: _, ...record } = userRecord('recordless');
    return setDoc(ref('recordless', 'recordless'), { ...record, ...change });
  };
  denies(
    'a new record of an admin without hidden fields',
    signsUpAsBefore({ isAdmin: true }),
    cleared('recordless'),
  );
  denies(
    'a new record with another field in the place of hidden ones',
    signsUpAsBefore({ nickname: [] }),
    cleared('recordless'),
  );
  allows('a new record that has not logged in', signsUp({ lastLogin: null }), cleared('recordless'));
  allows('a new record without a last name (Google)', signsUp({ lastName: '' }), cleared('recordless'));
  allows(
    'a new record when the provider wrote the address in capitals',
    signsUp({}, { email: 'RECORDLESS@schoolgate.test' }),
    cleared('recordless'),
  );
  denies('a new record without any address', signsUp({}, { email: undefined }), cleared('recordless'));
  denies('a second new record over the first', () =>
    setDoc(ref('newcomer', 'newcomer'), userRecord('newcomer')),
  );
});
