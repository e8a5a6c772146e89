import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { HOUR_MS } from '@/domain/time';
import { allows, changes, denies, matrix } from './support/cases';
import { approval, cooldownPath, DECIDED, decide, rejection } from './support/decisions';
import { loadRules } from './support/environment';
import { auditEntry, ELMWOOD, joinCooldown, LONG_AGO, OAKFIELD } from './support/factories';
import { ago, beforeAsking, COOLDOWN, storedCooldown } from './support/joining';
import type { Persona } from './support/personas';
import { RECORDS } from './support/world';

/** What keeps somebody from asking again, and who may let them ask sooner. */
const rules = loadRules('cooldowns');
const REVIEWERS = ['moderator', 'admin'] as const;
const given = beforeAsking(rules);

describe('cooldowns', () => {
  const ref = (persona: Persona) => doc(rules.as(persona), COOLDOWN);
  const list = (persona: Persona, count = 100, schoolId = OAKFIELD) =>
    getDocsFromServer(
      query(
        collection(rules.as(persona), 'schools', schoolId, 'joinCooldowns'),
        orderBy('startedAt', 'desc'),
        limit(count),
      ),
    );
  const all = (persona: Persona, count = 100) =>
    getDocsFromServer(
      query(collectionGroup(rules.as(persona), 'joinCooldowns'), orderBy('startedAt'), limit(count)),
    );
  const there = given(storedCooldown());
  const lift = (persona: Persona, change: object = {}, entry: object | null = {}) => {
    const db = rules.as(persona);
    const batch = writeBatch(db);
    const valid = auditEntry('lift-cooldown', persona, 'newcomer');
    if (entry) batch.set(doc(db, 'auditLog', 'lift1'), { ...valid, ...entry });
    batch.update(doc(db, COOLDOWN), { liftedAt: serverTimestamp(), lastAuditId: 'lift1', ...change });
    return batch.commit();
  };
  matrix([
    { verb: 'get', what: 'one', may: ['newcomer', ...REVIEWERS], act: (p) => getDoc(ref(p)), setUp: there },
    { verb: 'list', what: 'those of a school', may: REVIEWERS, act: (p) => list(p), setUp: there },
    { verb: 'list', what: 'those of all schools', may: ['admin'], act: (p) => all(p), setUp: there },
    { verb: 'update', what: 'one that is lifted', may: REVIEWERS, act: (p) => lift(p), setUp: there },
    { verb: 'delete', what: 'one', may: [], act: (p) => deleteDoc(ref(p)), setUp: there },
    {
      verb: 'create',
      what: 'one without a decision',
      may: [],
      act: (p) => setDoc(ref(p), joinCooldown(RECORDS.newcomer, OAKFIELD, 'removal')),
      setUp: given(null),
    },
    {
      verb: 'update',
      what: 'one that begins anew without a decision',
      may: [],
      act: (p) => updateDoc(ref(p), { startedAt: serverTimestamp() }),
      setUp: there,
    },
  ]);
  denies(
    'one that begins anew in the name of what its parent’s record says',
    () => setDoc(ref('admin'), joinCooldown(RECORDS.newcomer, OAKFIELD, 'approval')),
    async () => {
      await there();
      await rules.put({ 'users/newcomer': { ...RECORDS.newcomer, lastAuditId: 'approval' } });
    },
  );
  allows('a look at none', () => getDoc(ref('newcomer')), given(null));
  denies('101 of a school', () => list('moderator', 101), there);
  denies('101 of all', () => all('admin', 101), there);
  const refusals: [what: string, change: object, entry?: object | null][] = [
    ['without its entry', {}, null],
    ['naming an old entry', { lastAuditId: 'removal' }, null],
    ['with an entry about somebody else', {}, { targetId: 'author' }],
    ['with an entry of another school', {}, { schoolId: ELMWOOD }],
    ['with an entry in another’s name', {}, { actorId: 'moderator' }],
    ['with an entry of long ago', {}, { at: LONG_AGO }],
    ['with an entry of another act', {}, { action: 'reject-request' }],
    ['with a detail', {}, { detail: 'please' }],
    ['with a subject', {}, { subject: { authorId: 'author', excerpt: 'x' } }],
    ['at another time', { liftedAt: LONG_AGO }],
    ['with an entry that it does not name', { lastAuditId: 'removal' }],
    ['with another beginning', { startedAt: LONG_AGO }],
    ['with a field too many', { by: 'admin' }],
  ];
  for (const [what, change, entry] of refusals)
    denies(`lifting one ${what}`, () => lift('admin', change, entry), there);
  denies(
    'lifting one that is lifted',
    () => lift('admin'),
    given(storedCooldown({ liftedAt: ago(HOUR_MS) })),
  );
  denies(
    'an entry of a lifting that never was',
    () =>
      setDoc(doc(rules.as('admin'), 'auditLog', 'lift1'), auditEntry('lift-cooldown', 'admin', 'newcomer')),
    there,
  );
  denies(
    'an entry of a lifting under the fixed id of a deletion',
    () => {
      const db = rules.as('admin');
      const id = 'delete-post_schoolPost';
      const batch = writeBatch(db);
      batch.set(doc(db, 'auditLog', id), auditEntry('lift-cooldown', 'admin', 'newcomer'));
      batch.update(doc(db, COOLDOWN), { liftedAt: serverTimestamp(), lastAuditId: id });
      return batch.commit();
    },
    there,
  );
});

describe('an entry that stands for something else', () => {
  /** Lifts a cooldown in the name of an entry that is there already, or comes with it. */
  const liftBy = (persona: Persona, auditId: string, path = COOLDOWN) =>
    updateDoc(doc(rules.as(persona), path), { liftedAt: serverTimestamp(), lastAuditId: auditId });
  const old = async () => {
    await given(storedCooldown())();
    await rules.put({
      'auditLog/lift0': { ...auditEntry('lift-cooldown', 'admin', 'newcomer'), at: LONG_AGO },
    });
  };
  denies('lifting one’s own by what a reviewer did long ago', () => liftBy('newcomer', 'lift0'), old);

  /** A true lifting that also lifts another's cooldown. */
  const liftTwo = (path: string) => {
    const db = rules.as('admin');
    const batch = writeBatch(db);
    batch.set(doc(db, 'auditLog', 'lift1'), auditEntry('lift-cooldown', 'admin', 'newcomer'));
    for (const one of [COOLDOWN, path])
      batch.update(doc(db, one), { liftedAt: serverTimestamp(), lastAuditId: 'lift1' });
    return batch.commit();
  };
  const two = (path: string, schoolId: string) => async () => {
    await given(storedCooldown())();
    await rules.put({
      [path]: { ...joinCooldown(RECORDS.author, schoolId, 'removal'), startedAt: LONG_AGO },
    });
  };
  const ofAuthor = cooldownPath('author');
  const elsewhere = cooldownPath('newcomer', ELMWOOD);
  denies('lifting two people’s by one entry', () => liftTwo(ofAuthor), two(ofAuthor, OAKFIELD));
  denies('lifting two schools’ by one entry', () => liftTwo(elsewhere), two(elsewhere, ELMWOOD));

  const decided = async () => {
    await rules.restore(...DECIDED);
    await rules.put({
      [cooldownPath('pending')]: {
        ...joinCooldown(RECORDS.pending, OAKFIELD, 'x'),
        startedAt: ago(HOUR_MS),
      },
    });
  };
  denies(
    'lifting by an approval',
    async () => {
      const db = rules.as('moderator');
      const path = cooldownPath('pending');
      const holds = { ...joinCooldown(RECORDS.pending, OAKFIELD, 'decision1'), startedAt: ago(HOUR_MS) };
      await rules.put({ [path]: holds });
      const batch = writeBatch(db);
      const { user, member, audit, auditId, requestId } = approval('moderator');
      batch.set(doc(db, 'auditLog', auditId), audit ?? {});
      batch.update(doc(db, 'users', 'pending'), user ?? {});
      batch.set(doc(db, 'schools', OAKFIELD, 'members', 'pending'), member ?? {});
      batch.delete(doc(db, 'pendingRequests', requestId ?? ''));
      batch.update(doc(db, path), { liftedAt: serverTimestamp(), lastAuditId: auditId });
      return batch.commit();
    },
    decided,
  );
  denies(
    'starting one by an approval',
    () =>
      decide(rules.as('moderator'), {
        ...approval('moderator'),
        cooldown: { ...joinCooldown(RECORDS.pending, OAKFIELD, 'decision1') },
      }),
    () => rules.restore(...DECIDED),
  );
  denies(
    'starting one again by a rejection of long ago',
    () =>
      setDoc(doc(rules.as('moderator'), COOLDOWN), joinCooldown(RECORDS.newcomer, OAKFIELD, 'rejection0')),
    async () => {
      await given(null)();
      await rules.put({
        'users/newcomer': { ...RECORDS.newcomer, lastAuditId: 'rejection0' },
        'auditLog/rejection0': { ...auditEntry('reject-request', 'moderator', 'newcomer'), at: LONG_AGO },
      });
    },
  );
  denies(
    'starting one for somebody whose record names the same decision',
    () =>
      decide(rules.as('moderator'), {
        ...rejection('moderator'),
        alsoSet: { [cooldownPath('newcomer')]: joinCooldown(RECORDS.newcomer, OAKFIELD, 'decision1') },
      }),
    async () => {
      await given(null)();
      await rules.restore(...DECIDED);
      await rules.put({ 'users/newcomer': { ...RECORDS.newcomer, lastAuditId: 'decision1' } });
    },
  );
});

describe('a cooldown that a rejection starts', () => {
  const undecided = () => rules.restore(...DECIDED);
  const old = async () => {
    await undecided();
    await rules.put({
      [cooldownPath('pending')]: { ...joinCooldown(RECORDS.pending, OAKFIELD, 'x'), startedAt: LONG_AGO },
    });
  };
  const reject = (change: object) => {
    const decision = rejection('moderator');
    return decide(rules.as('moderator'), { ...decision, cooldown: { ...decision.cooldown, ...change } });
  };
  changes(
    'one',
    reject,
    {
      right: { 'as it is': {} },
      wrong: {
        'dated back': { startedAt: LONG_AGO },
        'lifted at once': { liftedAt: serverTimestamp() },
        'of somebody else': { userId: 'author' },
        'of another school': { schoolId: ELMWOOD },
        'with another first name': { firstName: 'Else' },
        'with another last name': { lastName: 'Else' },
        'of another decision': { lastAuditId: 'removal' },
        'with a field too many': { reason: 'x' },
      },
    },
    undecided,
  );
  allows('it in the place of an old one', () => reject({}), old);
  denies('it in the place of an old one, lifted at once', () => reject({ liftedAt: serverTimestamp() }), old);
  denies(
    'one for somebody else by the same decision',
    () =>
      decide(rules.as('moderator'), {
        ...rejection('moderator'),
        alsoSet: { [cooldownPath('author')]: joinCooldown(RECORDS.author, OAKFIELD, 'decision1') },
      }),
    undecided,
  );
  denies(
    'one at another school by the same decision',
    () =>
      decide(rules.as('moderator'), {
        ...rejection('moderator'),
        alsoSet: { [cooldownPath('pending', ELMWOOD)]: joinCooldown(RECORDS.pending, ELMWOOD, 'decision1') },
      }),
    undecided,
  );
});
