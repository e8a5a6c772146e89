import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { matrix } from './support/cases';
import { loadRules } from './support/environment';
import { OAKFIELD } from './support/factories';
import { rulesSettings, safetySettings } from './support/moderation';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';

const rules = loadRules('settings');
const settings = (persona: Persona) => collection(rules.as(persona), 'schools', OAKFIELD, 'settings');

// A school without any: missing-documents.test.ts.
describe.each([
  ['rules', SIGNED_IN, rulesSettings(9)],
  ['safety', [...MEMBERS, 'admin'], { ...safetySettings(), contacts: [] }],
  ['other', [], { version: 1 }],
] as const)('the settings “%s” by role', (name, readers, changed) => {
  const ref = (persona: Persona) => doc(settings(persona), name);
  const there = () => rules.put({ [`schools/${OAKFIELD}/settings/${name}`]: changed });
  const gone = () => rules.put({ [`schools/${OAKFIELD}/settings/${name}`]: null });
  matrix([
    { verb: 'get', what: 'them', may: readers, act: (p) => getDoc(ref(p)), setUp: there },
    { verb: 'update', what: 'them', may: [], act: (p) => updateDoc(ref(p), { version: 10 }), setUp: there },
    { verb: 'update', what: 'them as a whole', may: [], act: (p) => setDoc(ref(p), changed), setUp: there },
    { verb: 'delete', what: 'them', may: [], act: (p) => deleteDoc(ref(p)), setUp: there },
    { verb: 'create', what: 'them', may: [], act: (p) => setDoc(ref(p), changed), setUp: gone },
  ]);
});

describe('settings', () => {
  matrix([
    {
      verb: 'list',
      what: 'those of a school',
      may: [],
      act: (p) => getDocsFromServer(query(settings(p), limit(1))),
    },
    {
      verb: 'list',
      what: 'those of all schools',
      may: [],
      act: (p) => getDocsFromServer(query(collectionGroup(rules.as(p), 'settings'), limit(1))),
    },
  ]);
});
