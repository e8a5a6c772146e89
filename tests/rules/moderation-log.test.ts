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
import { denies, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { ELMWOOD, OAKFIELD } from './support/factories';
import { logEntry } from './support/moderation';
import { MEMBERS, type Persona } from './support/personas';

const rules = loadRules('moderationlog');
const READERS = [...MEMBERS, 'admin'] as const;
const log = (persona: Persona, schoolId = OAKFIELD) =>
  collection(rules.as(persona), 'schools', schoolId, 'moderationLog');
const ref = (persona: Persona) => doc(log(persona), 'case');
const page = (persona: Persona, count = 25, schoolId = OAKFIELD) =>
  query(log(persona, schoolId), orderBy('day', 'desc'), limit(count));

describe('the moderation log by role', () => {
  matrix([
    { verb: 'get', what: 'an entry', may: READERS, act: (p) => getDoc(ref(p)) },
    { verb: 'list', what: 'Oakfield’s', may: READERS, act: (p) => getDocsFromServer(page(p)) },
    { verb: 'count', what: 'Oakfield’s', may: READERS, act: (p) => getCountFromServer(page(p)) },
    {
      verb: 'list',
      what: 'Elmwood’s',
      may: ['otherParent', 'otherModerator', 'admin'],
      act: (p) => getDocsFromServer(page(p, 25, ELMWOOD)),
    },
    {
      verb: 'list',
      what: 'those of all schools at once',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(
            collectionGroup(rules.as(p), 'moderationLog'),
            where('schoolId', '==', OAKFIELD),
            orderBy('day', 'desc'),
            limit(1),
          ),
        ),
    },
    { verb: 'create', what: 'an entry', may: [], act: (p) => setDoc(doc(log(p), `by${p}`), logEntry()) },
    { verb: 'update', what: 'an entry', may: [], act: (p) => updateDoc(ref(p), { act: 'warn' }) },
    { verb: 'delete', what: 'an entry', may: [], act: (p) => deleteDoc(ref(p)) },
  ]);
  denies('51 entries', () => getDocsFromServer(page('member', 51)));
  denies('entries without a limit', () => getDocsFromServer(log('member')));
});
