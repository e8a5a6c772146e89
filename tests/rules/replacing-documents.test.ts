import { doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { UPLOAD_LIMITS } from '@/domain/daily-limit';
import { DAY_MS, MINUTE_MS } from '@/domain/time';
import { allows, changes, denies, matrix } from './support/cases';
import { counter, counterPath, today } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, joinRequest, LONG_AGO, OAKFIELD } from './support/factories';
import type { Persona } from './support/personas';
import { MEMBER_CODE, RECORDS, SCHOOL_CODE } from './support/world';

/** Another document for an open request, which its parent has counted and uploaded before. */
const rules = loadRules('replacing');
const ref = (persona: Persona, id: string) => doc(rules.as(persona), 'pendingRequests', id);
const NO_EVIDENCE = { inviteCode: null, proofPath: null, hasProof: false };

const OTHER_DOCUMENT = 'proof-uploads/pending-1800000000000-other.pdf';
/** Another document for a request, as our own client hands it in. */
const replace = (persona: Persona, id: string, change: object) =>
  updateDoc(ref(persona, id), {
    proofPath: OTHER_DOCUMENT,
    hasProof: true,
    replacedAt: serverTimestamp(),
    ...change,
  });
/** What the upload of a document leaves: its count, at this moment unless `change` says otherwise. */
const countDocument = (persona: Persona, change: object = {}) =>
  rules.put({
    [counterPath(persona, 'proofs')]: { ...counter(`${OAKFIELD}/${OTHER_DOCUMENT}`), ...change },
  });

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
/** A request of a while ago: the official emulator's times are whole milliseconds, in which its count would fall, too. */
const replaced = (replacedAt: Date | null, change: object = {}) =>
  rules.put({
    'users/pending': RECORDS.pending,
    'pendingRequests/pending_oakfield': {
      ...joinRequest(RECORDS.pending, OAKFIELD, SCHOOL_CODE),
      requestedAt: minutesAgo(5),
      replacedAt,
      ...change,
    },
  });

matrix([
  {
    verb: 'update',
    what: 'the document of a request',
    may: ['pending'],
    act: (p) => replace(p, 'pending_oakfield', { proofPath: OTHER_DOCUMENT }),
    setUp: async (p) => {
      await replaced(null);
      await countDocument(p);
    },
  },
]);

describe('replacing the document', () => {
  const write = (change: object) => replace('pending', 'pending_oakfield', change);
  /** Counted like any file, whatever its path: refused is what this request may not name. */
  const writeCounted = async (change: { proofPath?: unknown }) => {
    await countDocument('pending', { lastId: `${OAKFIELD}/${change.proofPath ?? OTHER_DOCUMENT}` });
    return write(change);
  };
  changes(
    'it',
    writeCounted,
    {
      right: {
        'by another': {},
        'by one with a path of 300 characters': {
          proofPath: `proof-uploads/pending-1-${'x'.repeat(300 - 24)}`,
        },
      },
      wrong: {
        'by another parent’s': { proofPath: 'proof-uploads/newcomer-1700000000000-letter.pdf' },
        'by a file of another folder': { proofPath: 'post-images/pending-1700000000000-letter.pdf' },
        'by a link': { proofPath: 'https://tracker.example/letter.pdf' },
        'by one with a path of 301 characters': {
          proofPath: `proof-uploads/pending-1-${'x'.repeat(301 - 24)}`,
        },
        'by none': { proofPath: null },
        'as if by none': { hasProof: false },
        'and count the address as confirmed': { emailConfirmed: true },
        'and the school': { schoolId: ELMWOOD },
        'and the school’s name': { schoolName: 'Elmwood School' },
        'and the name': { firstName: 'Else' },
        'and the address': { email: 'else@schoolgate.test' },
        'and the code': { inviteCode: MEMBER_CODE },
        'and the time of asking': { requestedAt: LONG_AGO },
        'and the note': { note: 'Hurry' },
        'and decide': { status: 'approved' },
        'and add a field': { extra: true },
        'and date it back': { replacedAt: LONG_AGO },
        'and say nothing of it': { replacedAt: null },
      },
    },
    () => replaced(null),
  );
  allows(
    'a document for a request that came without one',
    () => writeCounted({}),
    () => replaced(null, NO_EVIDENCE),
  );
  allows(
    'the next one after two minutes',
    () => writeCounted({}),
    () => replaced(minutesAgo(2)),
  );
  denies(
    'the next one after half a minute',
    () => writeCounted({}),
    () => replaced(minutesAgo(0.5)),
  );
  denies(
    'another parent’s by one’s own, while both ask',
    () => replace('pending', 'newcomer_oakfield', {}),
    async () => {
      await replaced(null);
      await countDocument('pending');
      await rules.put({
        'pendingRequests/newcomer_oakfield': joinRequest(RECORDS.newcomer, OAKFIELD, SCHOOL_CODE),
      });
    },
  );
  denies(
    'it after the approval',
    () => writeCounted({}),
    async () => {
      await replaced(null);
      await rules.put({ 'users/pending': { ...RECORDS.pending, approvedSchools: [OAKFIELD] } });
    },
  );
  denies(
    'it after the rejection',
    () => writeCounted({}),
    async () => {
      await replaced(null);
      await rules.put({ 'users/pending': { ...RECORDS.pending, schoolIds: [], schools: [] } });
    },
  );

  const counts = (change: object | null) => async () => {
    await replaced(LONG_AGO);
    await rules.put({ [counterPath('pending', 'proofs')]: null });
    if (change) await countDocument('pending', change);
  };
  allows('it, counted today', () => write({}), counts({}));
  allows('it, as the last of a day', () => write({}), counts({ count: UPLOAD_LIMITS.proofs }));
  denies('it by the count of the document before', () => write({}), counts({ at: LONG_AGO }));
  denies('it by a file that nobody has counted', () => write({}), counts(null));
  denies(
    'it by another file than was counted',
    () => write({}),
    counts({ lastId: `${OAKFIELD}/proof-uploads/pending-1-other.pdf` }),
  );
  denies(
    'it by a file that was counted for another school',
    () => write({}),
    counts({ lastId: `${ELMWOOD}/${OTHER_DOCUMENT}` }),
  );
  denies(
    'it by what another parent has counted',
    () => write({}),
    async () => {
      await counts(null)();
      await countDocument('newcomer');
    },
  );
  denies(
    'it by a count of yesterday',
    () => write({}),
    async () => {
      await counts(null)();
      const path = counterPath('pending', 'proofs').replace(String(today()), String(today() - DAY_MS));
      await rules.put({ [path]: counter(`${OAKFIELD}/${OTHER_DOCUMENT}`) });
    },
  );
  denies(
    'it twice by one count',
    () => write({}),
    async () => {
      await countDocument('pending', { at: minutesAgo(3) });
      await replaced(minutesAgo(2), { requestedAt: LONG_AGO });
    },
  );
  denies(
    'the first by the count of the request',
    () => write({}),
    async () => {
      await countDocument('pending', { at: minutesAgo(3) });
      await replaced(null, { requestedAt: minutesAgo(2) });
    },
  );
  denies(
    'it with its count in one batch, which Storage has not seen',
    () => {
      const db = rules.as('pending');
      const batch = writeBatch(db);
      batch.set(doc(db, counterPath('pending', 'proofs')), counter(`${OAKFIELD}/${OTHER_DOCUMENT}`), {
        merge: true,
      });
      batch.update(ref('pending', 'pending_oakfield'), {
        proofPath: OTHER_DOCUMENT,
        hasProof: true,
        replacedAt: serverTimestamp(),
      });
      return batch.commit();
    },
    counts(null),
  );
});
