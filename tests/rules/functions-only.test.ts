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
import { denies, matrix } from './support/cases';
import { loadRules } from './support/environment';
import type { Persona } from './support/personas';

/** Collections that functions write: read by whom they concern, written by nobody. */
const rules = loadRules('functionsonly');
const all = (persona: Persona, path: string) => collection(rules.as(persona), path);

interface Written {
  path: string;
  readers: readonly Persona[];
  /** The field that names whose document it is; none where only admins read. */
  owner?: string;
  most: number;
}
const WRITTEN: Written[] = [
  { path: 'invites/author_1', readers: ['author', 'admin'], owner: 'fromUserId', most: 200 },
  { path: 'parentAssistantTips/tip', readers: ['author'], owner: 'userId', most: 30 },
  { path: 'parentAssistantFeedback/words', readers: ['admin'], most: 100 },
  { path: 'formSubmissions/form', readers: ['admin'], most: 100 },
  { path: 'stats/2030-01-01', readers: ['admin'], most: 400 },
  { path: 'stats/2030-01-01/schools/oakfield', readers: ['admin'], most: 400 },
];

describe.each(WRITTEN)('$path', ({ path, readers, owner, most }) => {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const page = (persona: Persona, count: number) =>
    owner
      ? query(all(persona, parent), where(owner, '==', 'author'), orderBy('createdAt', 'desc'), limit(count))
      : query(all(persona, parent), limit(count));
  const ref = (persona: Persona) => doc(rules.as(persona), path);
  matrix([
    { verb: 'get', what: 'it', may: readers, act: (p) => getDoc(ref(p)) },
    { verb: 'list', what: 'them', may: readers, act: (p) => getDocsFromServer(page(p, most)) },
    { verb: 'count', what: 'them', may: readers, act: (p) => getCountFromServer(page(p, most)) },
    {
      verb: 'create',
      what: 'one',
      may: [],
      act: (p) => setDoc(doc(all(p, parent), 'mine'), { userId: p, fromUserId: p }),
    },
    { verb: 'update', what: 'it', may: [], act: (p) => updateDoc(ref(p), { joined: true }) },
    { verb: 'delete', what: 'it', may: [], act: (p) => deleteDoc(ref(p)) },
  ]);
  const reader = owner ? 'author' : 'admin';
  denies(`more than ${most}`, () => getDocsFromServer(page(reader, most + 1)));
  denies('a list without a limit', () =>
    getDocsFromServer(owner ? query(all(reader, parent), where(owner, '==', 'author')) : all(reader, parent)),
  );
  if (owner) denies('a list of everybody’s', () => getDocsFromServer(query(all('author', parent), limit(1))));
});

describe.each([
  { path: '_hiddenContent/post_hiddenPost' },
  { path: '_hiddenContent/comment_schoolPost_hiddenRemark' },
  { path: '_idempotencyKeys/seen' },
  { path: '_limits/author' },
  { path: '_eventVersions/oakfield' },
  { path: '_signUpTallies/cakeSale' },
  { path: '_awaySignUpLists/event_sportsDay' },
  { path: '_accountLinks/author' },
  { path: '_addressChanges/author' },
  { path: '_passwordResets/author' },
  { path: 'anything/else' },
  { path: 'users/author/private/notes' },
  { path: 'schools/oakfield/anything/else' },
])('$path, which no rule names', ({ path }) => {
  const ref = (persona: Persona) => doc(rules.as(persona), path);
  matrix([
    { verb: 'get', what: 'it', may: [], act: (p) => getDoc(ref(p)) },
    {
      verb: 'list',
      what: 'them',
      may: [],
      act: (p) => getDocsFromServer(query(all(p, path.slice(0, path.lastIndexOf('/'))), limit(1))),
    },
    { verb: 'create', what: 'it', may: [], act: (p) => setDoc(ref(p), { userId: p }) },
    { verb: 'delete', what: 'it', may: [], act: (p) => deleteDoc(ref(p)) },
  ]);
});
