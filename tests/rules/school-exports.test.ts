import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeAll, describe } from 'vitest';
import { allows, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { LONG_AGO, OAKFIELD } from './support/factories';
import type { Persona } from './support/personas';

const rules = loadRules('schoolexports');
const PATH = `schoolExports/${OAKFIELD}`;
const made = {
  ...{ schoolId: OAKFIELD, status: 'ready', requestedAt: LONG_AGO, requestedBy: 'admin' },
  ...{ fileName: 'copy.zip', size: 1, expiresAt: LONG_AGO },
};
const ref = (persona: Persona, path = PATH) => doc(rules.as(persona), path);

describe('the copy of a school by role', () => {
  beforeAll(() => rules.put({ [PATH]: made }));
  matrix([
    { verb: 'get', what: 'where it lies', may: ['admin'], act: (p) => getDoc(ref(p)) },
    {
      verb: 'list',
      what: 'copies of all schools',
      may: [],
      act: (p) => getDocsFromServer(query(collection(rules.as(p), 'schoolExports'), limit(1))),
    },
    { verb: 'create', what: 'one', may: [], act: (p) => setDoc(ref(p, 'schoolExports/elmwood'), made) },
    { verb: 'update', what: 'its time', may: [], act: (p) => updateDoc(ref(p), { expiresAt: null }) },
    { verb: 'delete', what: 'it', may: [], act: (p) => deleteDoc(ref(p)) },
  ]);
  allows('an admin one that is not there', () => getDoc(ref('admin', 'schoolExports/elmwood')));
});

describe('what archived schools have left, which no rule names', () => {
  const paths = { membership: '_archivedMemberships/oakfield_author', code: '_archivedCodes/oakfield-abc' };
  for (const [what, path] of Object.entries(paths)) {
    matrix([
      { verb: 'get', what: `a ${what}`, may: [], act: (p) => getDoc(ref(p, path)) },
      { verb: 'create', what: `a ${what}`, may: [], act: (p) => setDoc(ref(p, path), { userId: p }) },
    ]);
  }
});
