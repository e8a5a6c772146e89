import { deleteObject, getBytes, getMetadata, listAll, updateMetadata } from 'firebase/storage';
import { allows, denies, matrix } from './cases';
import type { Rules } from './environment';
import { ELMWOOD } from './factories';
import { moderationCase } from './moderation';
import { PERSONAS, type Persona } from './personas';
import { uploads } from './uploads';
import { RECORDS } from './world';

/** Tries the copies of reported pictures, under the rules of storage.test.ts: one project has but one file of cases. */
export function tryCasePictures(rules: Rules): void {
  const { at, put, upload } = uploads(rules);
  const copy = {
    path: 'case-pictures/case/0',
    bytes: 64,
    contentType: 'image/jpeg',
    customMetadata: {},
  };
  const READERS = ['moderator', 'admin'] as const;
  const look = (p: Persona) => getBytes(at(p, copy.path));
  const reads =
    (readerIds: string[] | null, change: Record<string, object> = {}) =>
    async () => {
      await put(copy);
      await rules.restore('users/moderator', 'users/admin');
      await rules.put({
        'moderationCases/case': readerIds && moderationCase(readerIds),
        ...change,
      });
    };
  const there = reads([...READERS]);
  matrix([
    { verb: 'get', what: 'one', may: READERS, act: look, setUp: there },
    {
      verb: 'get',
      what: 'what is known of it',
      may: READERS,
      act: (p) => getMetadata(at(p, copy.path)),
      setUp: there,
    },
    { verb: 'list', what: 'them', may: [], act: (p) => listAll(at(p, 'case-pictures/case')), setUp: there },
    {
      verb: 'create',
      what: 'one',
      may: [],
      act: (p) => upload(p, { ...copy, path: `case-pictures/by${p}/0` }),
      setUp: (p) => rules.put({ [`moderationCases/by${p}`]: moderationCase([p]) }),
    },
    { verb: 'update', what: 'one', may: [], act: (p) => upload(p, copy), setUp: there },
    {
      verb: 'update',
      what: 'how one is served',
      may: [],
      act: (p) => updateMetadata(at(p, copy.path), { cacheControl: 'public' }),
      setUp: there,
    },
    { verb: 'delete', what: 'one', may: [], act: (p) => deleteObject(at(p, copy.path)), setUp: there },
    {
      verb: 'get',
      what: 'one of a case that everybody is a reader of',
      may: READERS,
      act: look,
      setUp: reads([...PERSONAS]),
    },
  ]);
  for (const [by, other] of [
    ['moderator', 'admin'],
    ['admin', 'moderator'],
  ] as const) {
    denies(`one of a case about or by ${by}`, () => look(by), reads([other]));
    denies(`one of a case that is no more to ${by}`, () => look(by), reads(null));
  }
  const lost = (p: 'moderator' | 'admin', change: object) =>
    reads([...READERS], { [`users/${p}`]: { ...RECORDS[p], ...change } });
  denies('one to who was a moderator', () => look('moderator'), lost('moderator', { isModerator: false }));
  denies(
    'one to who moderates another school by now',
    () => look('moderator'),
    lost('moderator', { approvedSchools: [ELMWOOD] }),
  );
  denies('one to who was an admin', () => look('admin'), lost('admin', { isAdmin: false }));
  allows('one to who is a reader again', () => look('admin'), reads([...READERS]));
  denies(
    'one in a folder below',
    () => getBytes(at('admin', 'case-pictures/case/0/more')),
    () => put({ ...copy, path: 'case-pictures/case/0/more' }),
  );
}
