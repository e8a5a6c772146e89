import { createHash } from 'node:crypto';
import { doc } from 'firebase/firestore';
import { deleteObject, getBytes, getDownloadURL, listAll, updateMetadata } from 'firebase/storage';
import { onceAuditId, proofViewId } from '@/domain/ids';
import { MAX_PROOF_BYTES } from '@/domain/limits';
import { allows, denies, matrix } from './cases';
import { counted } from './counted';
import type { Rules } from './environment';
import { auditEntry, ELMWOOD, joinRequest, LONG_AGO, OAKFIELD } from './factories';
import { type Persona, SIGNED_IN } from './personas';
import { proof, type Upload, uploads } from './uploads';
import { OTHER_CODE, RECORDS } from './world';

/** Tries identity documents, under the rules of storage.test.ts: one project has but one file of cases. */
export function tryProofs(rules: Rules): void {
  const { at, put, upload, wrong } = uploads(rules);
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
}
