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
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, OAKFIELD } from './support/factories';
import { moderationCase } from './support/moderation';
import { PERSONAS, type Persona } from './support/personas';
import { RECORDS } from './support/world';

const rules = loadRules('cases');
const READERS = ['moderator', 'admin'] as const;
const cases = (persona: Persona) => collection(rules.as(persona), 'moderationCases');
const ref = (persona: Persona) => doc(cases(persona), 'case');
const readable = (p: Persona, schoolId: string | null) =>
  query(
    cases(p),
    where('readerIds', 'array-contains', p),
    ...(schoolId === null ? [] : [where('schoolId', '==', schoolId)]),
  );

/** The lists of our client. */
const waiting = (p: Persona, schoolId: string | null, count = 100) =>
  query(
    readable(p, schoolId),
    where('isWaiting', '==', true),
    orderBy('danger', 'desc'),
    orderBy('createdAt'),
    limit(count),
  );
const decided = (p: Persona, schoolId: string | null) =>
  query(readable(p, schoolId), where('isWaiting', '==', false), orderBy('updatedAt', 'desc'), limit(25));
const earlier = (p: Persona, schoolId: string) =>
  query(readable(p, schoolId), where('subjectId', '==', 'author'), orderBy('createdAt', 'desc'), limit(20));

const reads = (...readerIds: Persona[]) => rules.put({ 'moderationCases/case': moderationCase(readerIds) });
const back = () => rules.restore('moderationCases/case');

describe('cases by role', () => {
  matrix([
    { verb: 'get', what: 'a case', may: READERS, act: (p) => getDoc(ref(p)), setUp: back },
    {
      verb: 'list',
      what: 'cases of Oakfield that wait',
      may: READERS,
      act: (p) => getDocsFromServer(waiting(p, OAKFIELD)),
    },
    {
      verb: 'count',
      what: 'cases of Oakfield that wait',
      may: READERS,
      act: (p) => getCountFromServer(waiting(p, OAKFIELD)),
    },
    {
      verb: 'list',
      what: 'cases of Elmwood that wait',
      may: ['otherModerator', 'admin'],
      act: (p) => getDocsFromServer(waiting(p, ELMWOOD)),
    },
    {
      verb: 'list',
      what: 'cases of all schools',
      may: ['admin'],
      act: (p) => getDocsFromServer(waiting(p, null)),
    },
    {
      verb: 'list',
      what: 'decided cases',
      may: READERS,
      act: (p) => getDocsFromServer(decided(p, OAKFIELD)),
    },
    {
      verb: 'list',
      what: 'decided cases of all schools',
      may: ['admin'],
      act: (p) => getDocsFromServer(decided(p, null)),
    },
    {
      verb: 'list',
      what: 'earlier cases of an author',
      may: READERS,
      act: (p) => getDocsFromServer(earlier(p, OAKFIELD)),
    },
    {
      verb: 'list',
      what: 'cases that others may read',
      may: [],
      act: (p) => getDocsFromServer(query(cases(p), where('schoolId', '==', OAKFIELD), limit(100))),
    },
    {
      verb: 'create',
      what: 'a case',
      may: [],
      act: (p) => setDoc(doc(cases(p), `by${p}`), moderationCase([p])),
    },
    {
      verb: 'update',
      what: 'who may read a case',
      may: [],
      act: (p) => updateDoc(ref(p), { readerIds: [...READERS, p] }),
    },
    { verb: 'update', what: 'a decision', may: [], act: (p) => updateDoc(ref(p), { status: 'decided' }) },
    { verb: 'delete', what: 'a case', may: [], act: (p) => deleteDoc(ref(p)) },
  ]);
  denies('101 cases', () => getDocsFromServer(waiting('moderator', OAKFIELD, 101)));
  denies('cases without a limit', () => getDocsFromServer(readable('moderator', OAKFIELD)));
});

describe('a case that everybody is a reader of', () => {
  const all = () => reads(...PERSONAS);
  // Whoever was a moderator when it began, or is one of another school, is named in vain.
  matrix([
    { verb: 'get', what: 'it', may: READERS, act: (p) => getDoc(ref(p)), setUp: all },
    {
      verb: 'list',
      what: 'it',
      may: READERS,
      act: (p) => getDocsFromServer(waiting(p, OAKFIELD)),
      setUp: all,
    },
  ]);
  const was = (p: 'moderator' | 'admin', change: object) => async () => {
    await all();
    await rules.put({ [`users/${p}`]: { ...RECORDS[p], ...change } });
  };
  const noModerator = was('moderator', { isModerator: false });
  denies('it to who was a moderator', () => getDoc(ref('moderator')), noModerator);
  denies(
    'a list to who was a moderator',
    () => getDocsFromServer(waiting('moderator', OAKFIELD)),
    noModerator,
  );
  const left = was('moderator', { approvedSchools: [ELMWOOD] });
  denies('it to who moderates another school by now', () => getDoc(ref('moderator')), left);
  denies(
    'a list to who moderates another school by now',
    () => getDocsFromServer(waiting('moderator', OAKFIELD)),
    left,
  );
  const noAdmin = was('admin', { isAdmin: false });
  denies('it to who was an admin', () => getDoc(ref('admin')), noAdmin);
  denies('a list to who was an admin', () => getDocsFromServer(waiting('admin', null)), noAdmin);
  allows(
    'it to who is both again',
    () => getDoc(ref('moderator')),
    () => rules.restore('users/moderator', 'users/admin'),
  );
});

// Neither who is reported nor who has reported is among the readers, moderators and admins included.
describe.each([
  ['moderator', 'admin'],
  ['admin', 'moderator'],
] as const)('a case about or by %s', (by, other) => {
  const without = () => reads(other);
  const named = where('readerIds', 'array-contains', other);
  const here = where('schoolId', '==', OAKFIELD);
  allows('it to who is neither', () => getDoc(ref(other)), without);
  denies('it by its id', () => getDoc(ref(by)), without);
  denies('the list of what others may read', () =>
    getDocsFromServer(query(cases(by), named, here, limit(1))),
  );
  denies('the number of what others may read', () =>
    getCountFromServer(query(cases(by), named, here, limit(1))),
  );
  denies('a list by who it is about', () =>
    getDocsFromServer(query(cases(by), where('subjectId', '==', by), here, limit(1))),
  );
  denies('a list by what it is about', () =>
    getDocsFromServer(query(cases(by), where('targetKey', '==', 'post/schoolPost'), here, limit(1))),
  );
  denies('a list of what one or the other may read', () =>
    getDocsFromServer(
      query(cases(by), where('readerIds', 'array-contains-any', [by, other]), here, limit(1)),
    ),
  );
  denies('a list of whose turn it is', () =>
    getDocsFromServer(query(cases(by), where('handlerIds', 'array-contains', by), here, limit(1))),
  );
  denies('it, written anew with oneself', () => setDoc(ref(by), moderationCase([by, other])));
});
