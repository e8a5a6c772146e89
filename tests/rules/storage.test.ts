import { createHash } from 'node:crypto';
import { doc } from 'firebase/firestore';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  updateMetadata,
} from 'firebase/storage';
import { describe } from 'vitest';
import { onceAuditId, proofViewId } from '@/domain/ids';
import { MAX_IMAGE_BYTES, MAX_PROOF_BYTES } from '@/domain/limits';
import { rateCounterId } from '@/domain/rate-counter';
import { DAY_MS } from '@/domain/time';
import { tryCasePictures } from './support/case-pictures';
import { allows, denies, matrix } from './support/cases';
import { counted, today } from './support/counted';
import { tryDataExports } from './support/data-exports';
import { loadRules } from './support/environment';
import {
  auditEntry,
  ELMWOOD,
  GROUP,
  groupMembership,
  joinRequest,
  LONG_AGO,
  OAKFIELD,
} from './support/factories';
import { tryGroupFiles } from './support/group-files';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';
import { counterOf, face, image, proof, sheet, type Upload, uploads } from './support/uploads';
import { OTHER_CODE, RECORDS } from './support/world';

// Storage rules read the Firestore of the backend's own project only.
const rules = loadRules('storage', { projectId: 'demo-schoolgate', files: true });
const { at, put, send, upload, wrong } = uploads(rules);

describe('identity documents', () => {
  /** The document that the pending parent's request names. */
  const letter = { ...proof('pending'), path: 'proof-uploads/pending-1700000000000-letter.pdf' };
  const there = () => put(letter);
  const digest = createHash('sha256').update(letter.path).digest('hex');
  const viewId = (p: Persona) => onceAuditId('view-proof', 'pending_oakfield', digest, p);
  const view = (p: Persona) => auditEntry('view-proof', p, 'pending', OAKFIELD, digest);
  /** As our client reads: whoever may not leave their name, tries all the same. */
  const read = async (p: Persona) => {
    const look = counted(rules, p, ['proofViews', proofViewId('pending_oakfield', digest)], (batch) =>
      batch.set(doc(rules.as(p), 'auditLog', viewId(p)), view(p)),
    );
    await look.catch(() => undefined);
    return getBytes(at(p, letter.path));
  };

  matrix([
    { verb: 'get', what: 'a document', may: ['moderator', 'admin'], act: read, setUp: there },
    {
      verb: 'get',
      what: 'a link to a document',
      may: ['moderator', 'admin'],
      act: (p) => getDownloadURL(at(p, letter.path)),
    },
    { verb: 'list', what: 'documents', may: [], act: (p) => listAll(at(p, 'proof-uploads')) },
    { verb: 'create', what: 'a document of one’s own', may: SIGNED_IN, act: (p) => upload(p, proof(p)) },
    {
      verb: 'create',
      what: 'a document in the pending parent’s name',
      may: ['pending'],
      act: (p) => upload(p, proof('pending')),
    },
    { verb: 'update', what: 'a document by another', may: [], act: (p) => upload(p, letter) },
    {
      verb: 'update',
      what: 'the school of a document',
      may: [],
      act: (p) => updateMetadata(at(p, letter.path), { customMetadata: { schoolId: ELMWOOD } }),
    },
    { verb: 'delete', what: 'a document', may: [], act: (p) => deleteObject(at(p, letter.path)) },
  ]);

  const refused = () => proof('newcomer');
  const without = (
    what: string,
    by: Persona,
    make: () => Upload,
    is: typeof allows,
    setUp?: () => Promise<unknown>,
  ) => {
    let file: Upload;
    is(
      what,
      () => deleteObject(at(by, file.path)),
      async () => {
        await setUp?.();
        file = make();
        await put(file);
      },
    );
  };
  const asks = (proofPath: string | null) => () =>
    rules.put({
      'pendingRequests/newcomer_oakfield': {
        ...joinRequest(RECORDS.newcomer, OAKFIELD, OTHER_CODE),
        proofPath,
      },
    });
  const none = () => rules.put({ 'pendingRequests/newcomer_oakfield': null });
  without('the deletion of a document without a request', 'newcomer', refused, allows, none);
  without('the deletion of another parent’s', 'pending', refused, denies, none);
  without(
    'the deletion of a document that its request does not name',
    'newcomer',
    refused,
    allows,
    asks(null),
  );
  const named = { ...proof('newcomer'), path: 'proof-uploads/newcomer-1700000000000-named.pdf' };
  without('the deletion of the document of a request', 'newcomer', () => named, denies, asks(named.path));
  without(
    'the deletion of a document without a school',
    'newcomer',
    () => proof('newcomer', { customMetadata: {} }),
    denies,
    none,
  );

  wrong('a document', 'newcomer', (change) => proof('newcomer', change), {
    'of more than 10 MB': { bytes: MAX_PROOF_BYTES + 1 },
    'that is no kind of document': { contentType: 'image/webp' },
    'whose name says another kind': { contentType: 'image/png' },
    'whose name is no safe one': { path: 'proof-uploads/newcomer-1700000000000-let ter.pdf' },
    'whose name is endless': { path: `proof-uploads/newcomer-1700000000000-${'x'.repeat(250)}.pdf` },
    'for no school': { customMetadata: { uid: 'newcomer' } },
    'for an endless school': { customMetadata: { uid: 'newcomer', schoolId: 'x'.repeat(65) } },
    'without a time in its name': { path: 'proof-uploads/newcomer-letter.pdf' },
    'with an endless time in its name': { path: `proof-uploads/newcomer-${'1'.repeat(16)}-letter.pdf` },
    'without a name': { path: 'proof-uploads/newcomer-1700000000000-' },
    'in a folder below': { path: 'proof-uploads/newcomer-1700000000000-a/letter.pdf' },
    'whose name has two dots in a row': { path: 'proof-uploads/newcomer-1700000000000-letter..pdf' },
    'under a longer uid': { path: 'proof-uploads/newcomer2-1700000000000-letter.pdf' },
  });
  allows('a document of 10 MB', () => upload('newcomer', proof('newcomer', { bytes: MAX_PROOF_BYTES })));
  for (const [extension, contentType] of [
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
  ] as const) {
    const file = () => proof('newcomer', { contentType });
    allows(`a document as ${extension}`, () => {
      const { path, ...rest } = file();
      return upload('newcomer', { ...rest, path: path.replace('.pdf', `.${extension}`) });
    });
  }

  const forgotten = (...by: Persona[]) =>
    rules.put(Object.fromEntries(by.map((p) => [`auditLog/${viewId(p)}`, null])));
  const unread = (what: string, by: Persona, setUp: () => Promise<unknown>) =>
    denies(
      `a look at a document ${what}`,
      () => read(by),
      async () => {
        await there();
        await forgotten(by);
        await setUp();
      },
    );
  unread('whose request was decided', 'moderator', () =>
    rules.put({ 'pendingRequests/pending_oakfield': null }),
  );
  unread('that the request does not name', 'moderator', () => {
    const request = joinRequest(RECORDS.pending, OAKFIELD, OTHER_CODE);
    const proofPath = letter.path.replace('17', '18');
    return rules.put({ 'pendingRequests/pending_oakfield': { ...request, proofPath } });
  });
  unread('by the moderator of a school it was not sent to', 'otherModerator', async () => {
    await rules.restore('pendingRequests/pending_oakfield');
    await put({ ...letter, customMetadata: { uid: 'pending', schoolId: ELMWOOD } });
  });
  unread('without a school', 'admin', () => put({ ...letter, customMetadata: {} }));

  /** Who has looked at the document before, and has lost what allowed it since. */
  const hadLooked = (p: Persona, change: object) => async () => {
    await there();
    await rules.put({
      [`auditLog/${viewId(p)}`]: { ...view(p), at: LONG_AGO },
      [`users/${p}`]: { ...RECORDS[p as keyof typeof RECORDS], ...change },
    });
  };
  const again = (p: Persona) => () => getBytes(at(p, letter.path));
  const noModerator = { isModerator: false };
  denies('a look by who was a moderator', again('moderator'), hadLooked('moderator', noModerator));
  const left = { approvedSchools: [ELMWOOD] };
  denies(
    'a look by the moderator of another school by now',
    again('moderator'),
    hadLooked('moderator', left),
  );
  const noAdmin = { isAdmin: false, isModerator: false, approvedSchools: [OAKFIELD] };
  denies('a look by who was an admin', again('admin'), hadLooked('admin', noAdmin));
  denies('a look by a member who is on record', again('member'), hadLooked('member', {}));
  allows('a look by an admin on record', again('admin'), hadLooked('admin', {}));
  allows('a look by a moderator on record', again('moderator'), hadLooked('moderator', {}));
  allows('a look at a document again', () => read('moderator'), there);
  const sameTime = { ...letter, path: letter.path.replace('letter', 'passport') };
  denies(
    'a look at another document of the same time, by the look at this one',
    async () => getBytes(at('moderator', sameTime.path)),
    async () => {
      await put(sameTime);
      await rules.put({ [`auditLog/${viewId('moderator')}`]: { ...view('moderator'), at: LONG_AGO } });
    },
  );
  denies(
    'a look at a document without one’s name on record, though another’s is',
    () => getBytes(at('moderator', letter.path)),
    async () => {
      await forgotten('moderator');
      await rules.put({ [`auditLog/${viewId('admin')}`]: view('admin') });
    },
  );
  allows(
    'a look on the strength of an old record',
    () => read('moderator'),
    async () => {
      await there();
      await rules.restore('pendingRequests/pending_oakfield');
      await rules.put({ [`auditLog/${viewId('moderator')}`]: { ...view('moderator'), at: LONG_AGO } });
    },
  );
});

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
