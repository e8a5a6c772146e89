import { deleteObject, getBytes, listAll } from 'firebase/storage';
import { describe } from 'vitest';
import { matrix } from './support/cases';
import { loadRules } from './support/environment';
import { OAKFIELD } from './support/factories';
import { face, uploads } from './support/uploads';

// Storage rules read the Firestore of the backend's own project only.
const rules = loadRules('storage', { projectId: 'demo-schoolgate', files: true });
const { at, put, send } = uploads(rules);

describe('copies of schools', () => {
  const path = `school-exports/${OAKFIELD}/copy.zip`;
  const copy = face('author', { path, contentType: 'application/zip' });
  matrix([
    {
      verb: 'get',
      what: 'a copy',
      may: ['admin'],
      act: (p) => getBytes(at(p, path)),
      setUp: () => put(copy),
    },
    { verb: 'list', what: 'copies', may: [], act: (p) => listAll(at(p, `school-exports/${OAKFIELD}`)) },
    {
      verb: 'create',
      what: 'a copy',
      may: [],
      act: (p) => send(p, { ...copy, path: `school-exports/${OAKFIELD}/${p}.zip` }),
    },
    { verb: 'delete', what: 'a copy', may: [], act: (p) => deleteObject(at(p, path)) },
  ]);
});
