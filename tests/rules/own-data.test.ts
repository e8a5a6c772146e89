import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { denies, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { LONG_AGO } from './support/factories';
import { accountDeletion, dataExport } from './support/own-data';
import { type Persona, SIGNED_IN } from './support/personas';

// What a parent has asked functions to do with all that is theirs. The file of a copy is tried in storage.test.ts.
const rules = loadRules('owndata');

describe.each([
  { name: 'dataExports', what: 'a copy', make: dataExport },
  { name: 'accountDeletions', what: 'a deletion', make: accountDeletion },
])('$name', ({ name, what, make }) => {
  const all = (persona: Persona) => collection(rules.as(persona), name);
  const ref = (persona: Persona, uid: string = persona) => doc(all(persona), uid);
  const back = () => rules.restore(`${name}/author`);
  const none = (p: Persona) => rules.put({ [`${name}/${p}`]: null });
  const own = (p: Persona) => rules.put({ [`${name}/${p}`]: make(p) });
  matrix([
    { verb: 'get', what: 'the author’s', may: ['author'], act: (p) => getDoc(ref(p, 'author')) },
    { verb: 'get', what: 'one’s own', may: SIGNED_IN, act: (p) => getDoc(ref(p)), setUp: own },
    {
      verb: 'get',
      what: 'one’s own, which is not there',
      may: SIGNED_IN,
      act: (p) => getDoc(ref(p)),
      setUp: none,
    },
    {
      verb: 'list',
      what: 'them',
      may: [],
      act: (p) => getDocsFromServer(query(all(p), limit(1))),
      setUp: back,
    },
    {
      verb: 'list',
      what: 'one’s own',
      may: [],
      act: (p) => getDocsFromServer(query(all(p), where('userId', '==', p), limit(1))),
      setUp: own,
    },
    {
      verb: 'count',
      what: 'them',
      may: [],
      act: (p) => getCountFromServer(query(all(p), where('userId', '==', 'author'), limit(1))),
    },
    {
      verb: 'list',
      what: 'all of that name',
      may: [],
      act: (p) =>
        getDocsFromServer(query(collectionGroup(rules.as(p), name), where('userId', '==', p), limit(1))),
    },
    { verb: 'create', what: 'one’s own', may: [], act: (p) => setDoc(ref(p), make(p)), setUp: none },
    {
      verb: 'update',
      what: 'one’s own',
      may: [],
      act: (p) => updateDoc(ref(p), { requestedAt: LONG_AGO }),
      setUp: own,
    },
    {
      verb: 'update',
      what: 'the author’s',
      may: [],
      act: (p) => setDoc(ref(p, 'author'), make('author')),
      setUp: back,
    },
    { verb: 'delete', what: 'one’s own', may: [], act: (p) => deleteDoc(ref(p)), setUp: own },
  ]);
  denies(`${what} below another document`, () =>
    getDoc(doc(rules.as('author'), `users/author/${name}/author`)),
  );
});

describe('a parent who is about to go', () => {
  const stands = () => rules.restore('accountDeletions/author', 'dataExports/author');
  const as = 'author';
  const deletion = () => doc(rules.as(as), 'accountDeletions/author');
  denies('putting it off', () => updateDoc(deletion(), { dueAt: new Date('2050-01-01') }), stands);
  denies('changing what stays', () => updateDoc(deletion(), { keepPosts: false }), stands);
  denies('calling it off without a function', () => deleteDoc(deletion()), stands);
  denies(
    'another file as their copy',
    () => updateDoc(doc(rules.as(as), 'dataExports/author'), { fileName: '../member/copy.zip' }),
    stands,
  );
});
