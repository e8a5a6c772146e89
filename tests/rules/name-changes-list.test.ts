import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
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
import { auditEntry, ELMWOOD, LONG_AGO, OAKFIELD } from './support/factories';
import type { Persona } from './support/personas';

/** What a function writes of a member's change of name. */
const rules = loadRules('namechangeslist');
const REVIEWERS = ['moderator', 'admin'] as const;
const path = `schools/${OAKFIELD}/nameChanges/change`;
const name = (firstName: string) => ({ firstName, lastName: 'Tester' });
const change = {
  ...{ userId: 'author', schoolId: OAKFIELD, from: name('First'), to: name('author') },
  ...{ at: LONG_AGO, expiresAt: new Date('2040-01-01') },
};
const stored = () => rules.put({ [path]: change });
const none = () => rules.put({ [path]: null });
const newest = (most: number) => [orderBy('at', 'desc'), limit(most)] as const;
const list = (persona: Persona, most: number, schoolId = OAKFIELD) =>
  getDocsFromServer(
    query(collection(rules.as(persona), 'schools', schoolId, 'nameChanges'), ...newest(most)),
  );
const all = (persona: Persona, most: number) =>
  getDocsFromServer(query(collectionGroup(rules.as(persona), 'nameChanges'), ...newest(most)));

describe('changed names of a school', () => {
  const ref = (persona: Persona) => doc(rules.as(persona), path);
  matrix([
    { verb: 'get', what: 'one', may: REVIEWERS, setUp: stored, act: (p) => getDoc(ref(p)) },
    { verb: 'get', what: 'one that is not there', may: REVIEWERS, setUp: none, act: (p) => getDoc(ref(p)) },
    { verb: 'list', what: 'them', may: REVIEWERS, setUp: stored, act: (p) => list(p, 50) },
    { verb: 'list', what: 'those of all schools', may: ['admin'], setUp: stored, act: (p) => all(p, 50) },
    { verb: 'create', what: 'one', may: [], setUp: none, act: (p) => setDoc(ref(p), change) },
    {
      verb: 'update',
      what: 'one',
      may: [],
      setUp: stored,
      act: (p) => updateDoc(ref(p), { to: name('Eve') }),
    },
    { verb: 'delete', what: 'one', may: [], setUp: stored, act: (p) => deleteDoc(ref(p)) },
  ]);
  denies('those of another school to a moderator', () => list('moderator', 50, ELMWOOD), stored);
  denies('more than fifty at once', () => list('moderator', 51), stored);
  denies('more than fifty of all schools at once', () => all('admin', 51), stored);
});

describe('the log of changed names', () => {
  const entries = (persona: Persona, schoolId = OAKFIELD) =>
    getDocsFromServer(
      query(
        collection(rules.as(persona), 'auditLog'),
        where('schoolId', '==', schoolId),
        where('action', '==', 'change-name'),
        limit(50),
      ),
    );
  const logged = () =>
    rules.put({ 'auditLog/renamed': { ...auditEntry('change-name', 'author', 'author'), at: LONG_AGO } });
  matrix([{ verb: 'list', what: 'Oakfield’s', may: REVIEWERS, setUp: logged, act: (p) => entries(p) }]);
  allows('the other school’s to its own moderator', () => entries('otherModerator', ELMWOOD), logged);
  denies('an entry of one’s own making', () =>
    setDoc(doc(rules.as('author'), 'auditLog', 'made-up'), auditEntry('change-name', 'author', 'author')),
  );
  denies('an admin’s entry', () =>
    setDoc(doc(rules.as('admin'), 'auditLog', 'made-up'), auditEntry('change-name', 'admin', 'author')),
  );
});
