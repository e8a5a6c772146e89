import { deleteObject, getBytes, getMetadata, listAll, updateMetadata } from 'firebase/storage';
import { describe } from 'vitest';
import { MAX_IMAGE_BYTES } from '@/domain/limits';
import { rateCounterId } from '@/domain/rate-counter';
import { DAY_MS } from '@/domain/time';
import { tryCasePictures } from './support/case-pictures';
import { allows, denies, matrix } from './support/cases';
import { today } from './support/counted';
import { tryDataExports } from './support/data-exports';
import { loadRules } from './support/environment';
import { ELMWOOD, GROUP, groupMembership, LONG_AGO, OAKFIELD } from './support/factories';
import { tryGroupFiles } from './support/group-files';
import { MEMBERS, SIGNED_IN } from './support/personas';
import { tryProofs } from './support/proofs';
import { counterOf, face, image, proof, sheet, type Upload, uploads } from './support/uploads';

// Storage rules read the Firestore of the backend's own project only.
const rules = loadRules('storage', { projectId: 'demo-schoolgate', files: true });
const { at, put, send, upload, wrong } = uploads(rules);

describe('identity documents', () => tryProofs(rules));

describe('pictures of posts', () => {
  const cake = image('author');
  const there = () => put(cake);
  matrix([
    {
      verb: 'get',
      what: 'a picture',
      may: [...MEMBERS, 'admin'],
      act: (p) => getBytes(at(p, cake.path)),
      setUp: there,
    },
    {
      verb: 'get',
      what: 'what is known of it',
      may: [...MEMBERS, 'admin'],
      act: (p) => getMetadata(at(p, cake.path)),
    },
    {
      verb: 'update',
      what: 'how a picture of one’s own is served',
      may: [],
      act: (p) => updateMetadata(at(p, cake.path), { contentEncoding: 'gzip', cacheControl: 'public' }),
    },
    { verb: 'list', what: 'pictures', may: [], act: (p) => listAll(at(p, 'post-images')) },
    { verb: 'create', what: 'a picture', may: MEMBERS, act: (p) => upload(p, image(p)) },
    {
      verb: 'create',
      what: 'a picture in the author’s name',
      may: ['author'],
      act: (p) => upload(p, image('author')),
    },
    {
      verb: 'update',
      what: 'a picture by another',
      may: [],
      act: (p) => upload(p, { ...image(p), path: cake.path }),
    },
    {
      verb: 'update',
      what: 'the school of a picture',
      may: [],
      act: (p) => updateMetadata(at(p, cake.path), { customMetadata: { schoolId: ELMWOOD } }),
    },
    { verb: 'delete', what: 'a picture', may: [], act: (p) => deleteObject(at(p, cake.path)) },
  ]);
  wrong('a picture', 'member', (change) => image('member', change), {
    'for another school': { customMetadata: { uid: 'member', schoolId: ELMWOOD } },
    'for no school': { customMetadata: { uid: 'member' } },
    'of more than 5 MB': { bytes: MAX_IMAGE_BYTES + 1 },
    'that is a document': { contentType: 'application/pdf' },
    'whose name says another kind': { contentType: 'image/png' },
    'whose name can be guessed': { path: 'post-images/member/1-cake.jpg' },
    'without a name': { path: `post-images/member/${crypto.randomUUID()}-` },
    'with two dots in its name': { path: `post-images/member/${crypto.randomUUID()}-4x3..jpg` },
    'with a name that is no size': { path: `post-images/member/${crypto.randomUUID()}-cake.jpg` },
    'with an endless width in its name': { path: `post-images/member/${crypto.randomUUID()}-123456x3.jpg` },
    'with an endless height in its name': { path: `post-images/member/${crypto.randomUUID()}-4x123456.jpg` },
    'in a folder below': { path: `post-images/member/${crypto.randomUUID()}-a/4x3.jpg` },
    'beside the folder': { path: `post-images/${crypto.randomUUID()}-4x3.jpg` },
    'in somebody else’s folder': { path: `post-images/author/${crypto.randomUUID()}-4x3.jpg` },
  });
  allows('a picture of 5 MB', () => upload('member', image('member', { bytes: MAX_IMAGE_BYTES })));
  for (const kind of ['png', 'webp']) {
    allows(`a picture as ${kind}`, () => {
      const path = `post-images/member/${crypto.randomUUID()}-12345x12345.${kind}`;
      return upload('member', image('member', { path, contentType: `image/${kind}` }));
    });
  }
});

describe('profile pictures', () => {
  const own = face('author');
  const there = () => put(own);
  matrix([
    { verb: 'get', what: 'a face', may: SIGNED_IN, act: (p) => getBytes(at(p, own.path)), setUp: there },
    { verb: 'list', what: 'faces', may: [], act: (p) => listAll(at(p, 'profile-pictures/author')) },
    {
      verb: 'create',
      what: 'a face of one’s own',
      may: ['pending', 'otherParent', ...MEMBERS, 'otherModerator', 'admin'],
      act: (p) => upload(p, face(p)),
    },
    { verb: 'create', what: 'the author’s face', may: ['author'], act: (p) => upload(p, face('author')) },
    { verb: 'update', what: 'the author’s face', may: [], act: (p) => upload(p, own) },
    {
      verb: 'delete',
      what: 'the author’s face',
      may: ['author'],
      act: (p) => deleteObject(at(p, own.path)),
      setUp: there,
    },
  ]);
  wrong('a face', 'member', (change) => face('member', change), {
    'of more than 1 MB': { bytes: 1024 * 1024 + 1 },
    'for a school': { customMetadata: { uid: 'member', schoolId: OAKFIELD } },
    'whose name can be guessed': { path: 'profile-pictures/member/face.webp' },
    'in a folder below': { path: 'profile-pictures/member/a/face' },
    'beside the folder': { path: 'profile-pictures/member' },
    'in somebody else’s folder': { path: `profile-pictures/author/${crypto.randomUUID()}.webp` },
  });
  allows('a face of 1 MB', () => upload('member', face('member', { bytes: 1024 * 1024 })));
});

describe('the count of an upload', () => {
  const FILES = {
    'a document': () => proof('member'),
    'a picture': () => image('member'),
    'a face': () => face('member'),
    'a file of a group': () => sheet('member'),
  };
  for (const [what, make] of Object.entries(FILES)) {
    // Counts are tried as a member, who has to be in the group for its files.
    const inGroup = { [`groupMemberships/member_${GROUP}`]: groupMembership('member', GROUP) };
    const put = async (file: Upload, change: (path: string, counter: object) => Record<string, object>) => {
      for (const [path, counter] of Object.entries(counterOf('member', file)))
        await rules.put({ ...inGroup, [path]: null, ...change(path, counter) });
    };
    const is = (how: typeof allows, why: string, change: Parameters<typeof put>[1]) => {
      let file: Upload;
      how(
        `${what} ${why}`,
        () => send('member', file),
        async () => {
          file = make();
          await put(file, change);
        },
      );
    };
    is(allows, 'that is counted', (path, counter) => ({ [path]: counter }));
    is(denies, 'that nobody has counted', () => ({}));
    is(denies, 'that is not the one counted', (path, counter) => ({
      [path]: { ...counter, ...{ lastId: make().path } },
    }));
    is(denies, 'that was counted the day before', (path, counter) => ({
      [path.replace(/\d+$/, (day) => String(Number(day) - DAY_MS))]: counter,
    }));
    is(denies, 'that somebody else has counted', (path, counter) => ({
      [path.replace('member', 'author')]: counter,
    }));
  }
  let of: Upload;
  denies(
    'a document that is counted for another school',
    () => send('member', of),
    async () => {
      of = proof('member');
      const counter = { count: 1, lastId: `${ELMWOOD}/${of.path}`, at: LONG_AGO, expiresAt: LONG_AGO };
      await rules.put({ [`rateCounters/${rateCounterId('member', 'proofs', today())}`]: counter });
    },
  );
});

describe('pictures of cases', () => tryCasePictures(rules));

describe('files of groups', () => tryGroupFiles(rules));

describe('copies of parents’ data', () => tryDataExports(rules));

describe('elsewhere', () => {
  const file = { path: 'anywhere/file.pdf', bytes: 8, contentType: 'application/pdf', customMetadata: {} };
  matrix([
    { verb: 'get', what: 'a file', may: [], act: (p) => getBytes(at(p, file.path)), setUp: () => put(file) },
    { verb: 'list', what: 'everything', may: [], act: (p) => listAll(at(p, '/')) },
    {
      verb: 'create',
      what: 'a file',
      may: [],
      act: (p) => upload(p, { ...file, path: `anywhere/${p}.pdf` }),
    },
    { verb: 'delete', what: 'a file', may: [], act: (p) => deleteObject(at(p, file.path)) },
  ]);
});
