import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { describe } from 'vitest';
import { matrix } from './support/cases';
import { loadRules } from './support/environment';
import { OAKFIELD } from './support/factories';
import { MEMBERS, type Persona } from './support/personas';

const rules = loadRules('classes');
const ref = (persona: Persona) => doc(rules.as(persona), 'schools', OAKFIELD, 'directory', 'classes');
const classes = { classes: [{ key: '#room4', name: 'Room 4', count: 22 }] };

describe('the classes of a school by role', () => {
  matrix([
    { verb: 'get', what: 'the classes', may: [...MEMBERS, 'admin'], act: (p) => getDoc(ref(p)) },
    { verb: 'create', what: 'classes', may: [], act: (p) => setDoc(ref(p), classes) },
    { verb: 'delete', what: 'classes', may: [], act: (p) => deleteDoc(ref(p)) },
  ]);
});
