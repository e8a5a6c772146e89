import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  updateMetadata,
} from 'firebase/storage';
import { denies, matrix } from './cases';
import type { Rules } from './environment';
import { dataExport } from './own-data';
import { type Persona, SIGNED_IN } from './personas';
import { uploads } from './uploads';

/** Tries the copies of parents' data, under the rules of storage.test.ts: one project has but one file of cases. */
export function tryDataExports(rules: Rules): void {
  const { at, put, upload } = uploads(rules);
  const copyOf = (uid: string) => ({
    path: `data-exports/${uid}/copy.zip`,
    bytes: 64,
    contentType: 'application/zip',
    customMetadata: {},
  });
  const copy = copyOf('author');
  const there = () => put(copy);
  /** Asked for by everybody, which opens nobody else's. */
  const asked = async (p: Persona) => {
    await there();
    await rules.put({ [`dataExports/${p}`]: dataExport(p) });
  };
  matrix([
    {
      verb: 'get',
      what: 'the author’s',
      may: ['author'],
      act: (p) => getBytes(at(p, copy.path)),
      setUp: asked,
    },
    { verb: 'get', what: 'a link to it', may: ['author'], act: (p) => getDownloadURL(at(p, copy.path)) },
    { verb: 'get', what: 'what is known of it', may: ['author'], act: (p) => getMetadata(at(p, copy.path)) },
    {
      verb: 'get',
      what: 'one’s own',
      may: SIGNED_IN,
      act: (p) => getBytes(at(p, copyOf(p).path)),
      setUp: (p) => put(copyOf(p)),
    },
    { verb: 'list', what: 'the author’s', may: [], act: (p) => listAll(at(p, 'data-exports/author')) },
    { verb: 'list', what: 'them', may: [], act: (p) => listAll(at(p, 'data-exports')) },
    {
      verb: 'create',
      what: 'one’s own',
      may: [],
      act: (p) => upload(p, { ...copyOf(p), path: `data-exports/${p}/mine.zip` }),
    },
    {
      verb: 'update',
      what: 'one’s own',
      may: [],
      act: (p) => upload(p, copyOf(p)),
      setUp: (p) => put(copyOf(p)),
    },
    {
      verb: 'update',
      what: 'how one’s own is served',
      may: [],
      act: (p) => updateMetadata(at(p, copyOf(p).path), { cacheControl: 'public' }),
      setUp: (p) => put(copyOf(p)),
    },
    {
      verb: 'delete',
      what: 'one’s own',
      may: [],
      act: (p) => deleteObject(at(p, copyOf(p).path)),
      setUp: (p) => put(copyOf(p)),
    },
  ]);
  const beside = (path: string) => {
    denies(
      `one at ${path}`,
      () => getBytes(at('author', path)),
      () => put({ ...copy, path }),
    );
  };
  beside('data-exports/author');
  beside('data-exports/author/more/copy.zip');
  beside('data-exports/copies/author/copy.zip');
}
