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
import { OAKFIELD } from './support/factories';
import { notice } from './support/moderation';
import type { Persona } from './support/personas';

const rules = loadRules('notices');
const notices = (persona: Persona) => collection(rules.as(persona), 'moderationNotices');
const ref = (persona: Persona) => doc(notices(persona), 'case');
const page = (persona: Persona, userId: string, count = 50) =>
  query(notices(persona), where('userId', '==', userId), orderBy('at', 'desc'), limit(count));

describe('decisions about oneself by role', () => {
  matrix([
    { verb: 'get', what: 'one', may: ['author'], act: (p) => getDoc(ref(p)) },
    { verb: 'list', what: 'the author’s', may: ['author'], act: (p) => getDocsFromServer(page(p, 'author')) },
    {
      verb: 'count',
      what: 'the author’s',
      may: ['author'],
      act: (p) => getCountFromServer(page(p, 'author')),
    },
    {
      verb: 'list',
      what: 'those of a school',
      may: [],
      act: (p) => getDocsFromServer(query(notices(p), where('schoolId', '==', OAKFIELD), limit(1))),
    },
    { verb: 'create', what: 'one', may: [], act: (p) => setDoc(doc(notices(p), `by${p}`), notice(p)) },
    {
      verb: 'update',
      what: 'one with an appeal past the function',
      may: [],
      act: (p) => updateDoc(ref(p), { appealWords: 'It was no advertising' }),
    },
    {
      verb: 'update',
      what: 'the time to appeal',
      may: [],
      act: (p) => updateDoc(ref(p), { appealUntil: new Date('2050-01-01') }),
    },
    { verb: 'delete', what: 'one', may: [], act: (p) => deleteDoc(ref(p)) },
  ]);
  denies('51 decisions', () => getDocsFromServer(page('author', 'author', 51)));
  denies('decisions without a limit', () =>
    getDocsFromServer(query(notices('author'), where('userId', '==', 'author'))),
  );
});

describe('who was removed', () => {
  const own = () => rules.put({ 'moderationNotices/removal': notice('exMember') });
  allows('the decision', () => getDoc(doc(notices('exMember'), 'removal')), own);
  allows('the list of decisions', () => getDocsFromServer(page('exMember', 'exMember')), own);
});
