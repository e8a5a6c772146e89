import { deleteDoc, doc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { onceAuditId } from '@/domain/ids';
import { allows, changes, denies, matrix } from './support/cases';
import { loadRules } from './support/environment';
import { auditEntry, ELMWOOD, joinRequest, LONG_AGO, OAKFIELD, SINCE, userSchool } from './support/factories';
import type { Persona } from './support/personas';
import { OTHER_CODE, RECORDS, SCHOOL_CODE } from './support/world';

const rules = loadRules('requests-end');
const REVIEWERS = ['moderator', 'admin'] as const;
const ref = (persona: Persona, id: string) => doc(rules.as(persona), 'pendingRequests', id);

/** The request of an account that is gone, and how a reviewer clears it. */
const GONE = 'pendingRequests/gone_oakfield';
const request = { userId: 'gone', schoolId: OAKFIELD, requestedAt: LONG_AGO };
const entryOf = (by: Persona) => onceAuditId('clear-request', 'gone_oakfield', by);
interface Clearing {
  entry?: object;
  entryId?: string;
  requestId?: string;
}
function clear(
  by: Persona,
  { entry = {}, entryId = entryOf(by), requestId = 'gone_oakfield' }: Clearing = {},
) {
  const db = rules.as(by);
  const batch = writeBatch(db);
  batch.set(doc(db, 'auditLog', entryId), { ...auditEntry('clear-request', by, 'gone'), ...entry });
  batch.delete(doc(db, 'pendingRequests', requestId));
  return batch.commit();
}
/** A parent takes their request for Oakfield back, as our own client does. */
function withdraw(persona: Persona, userId: Persona, change: object = {}, asks = true): Promise<void> {
  const db = rules.as(persona);
  const batch = writeBatch(db);
  if (asks) batch.delete(doc(db, 'pendingRequests', `${userId}_${OAKFIELD}`));
  batch.update(doc(db, 'users', userId), { schoolIds: [], schools: [], selectedSchoolId: null, ...change });
  return batch.commit();
}

describe('the end of a request by role', () => {
  matrix([
    {
      verb: 'delete',
      what: 'a request together with its place on the parent’s lists',
      may: ['pending'],
      act: (p) => withdraw(p, 'pending'),
      setUp: () => rules.restore('users/pending', 'pendingRequests/pending_oakfield'),
    },
    {
      verb: 'delete',
      what: 'a request of an account that is gone, on record',
      may: REVIEWERS,
      act: (p) => clear(p),
      setUp: (p) => rules.put({ [GONE]: request, [`auditLog/${entryOf(p)}`]: null }),
    },
    {
      verb: 'delete',
      what: 'a request of an account that is gone, without a record of it',
      may: [],
      act: (p) => deleteDoc(ref(p, 'gone_oakfield')),
      setUp: (p) => rules.put({ [GONE]: request, [`auditLog/${entryOf(p)}`]: null }),
    },
    {
      verb: 'delete',
      what: 'a request that was left lying after an approval',
      may: ['member', ...REVIEWERS],
      act: (p) => deleteDoc(ref(p, 'member_oakfield')),
      setUp: () => rules.put({ 'pendingRequests/member_oakfield': { userId: 'member', schoolId: OAKFIELD } }),
    },
    {
      verb: 'delete',
      what: 'a request that was left lying after a rejection',
      may: ['newcomer', ...REVIEWERS],
      act: (p) => deleteDoc(ref(p, 'newcomer_oakfield')),
      setUp: async () => {
        await rules.restore('users/newcomer');
        await rules.put({ 'pendingRequests/newcomer_oakfield': { userId: 'newcomer', schoolId: OAKFIELD } });
      },
    },
    {
      verb: 'create',
      what: 'a record of a clearing, with the request left',
      may: REVIEWERS,
      act: (p) => setDoc(doc(rules.as(p), 'auditLog', entryOf(p)), auditEntry('clear-request', p, 'gone')),
      setUp: (p) => rules.put({ [GONE]: request, [`auditLog/${entryOf(p)}`]: null }),
    },
  ]);
});

describe('withdrawing a request', () => {
  /** A parent who asks for both schools. */
  const both = {
    ...RECORDS.pending,
    schoolIds: [OAKFIELD, ELMWOOD],
    schools: [userSchool(OAKFIELD), userSchool(ELMWOOD)],
    selectedSchoolId: ELMWOOD,
  };
  const asksForBoth = () =>
    rules.put({
      'users/pending': both,
      'pendingRequests/pending_oakfield': joinRequest(RECORDS.pending, OAKFIELD, SCHOOL_CODE),
      'pendingRequests/pending_elmwood': joinRequest(RECORDS.pending, ELMWOOD, OTHER_CODE),
    });
  const left = { schoolIds: [ELMWOOD], schools: [userSchool(ELMWOOD)], selectedSchoolId: ELMWOOD };
  changes(
    'it',
    (change) => withdraw('pending', 'pending', { ...left, ...change }),
    {
      right: { 'and keep the other': {} },
      wrong: {
        'and stay on the list': { schoolIds: both.schoolIds },
        'and keep its entry': { schools: both.schools },
        'and lose both entries': { schools: [] },
        'and lose the other’s entry': { schools: [userSchool(OAKFIELD)] },
        'and lose both': { schoolIds: [], schools: [], selectedSchoolId: null },
        'and leave it selected': { selectedSchoolId: OAKFIELD },
        'and select none': { selectedSchoolId: null },
        'and put in another': {
          schoolIds: [ELMWOOD, 'birch'],
          schools: [userSchool(ELMWOOD), userSchool('birch')],
        },
        'and become a member': { approvedSchools: [ELMWOOD] },
        'and explain it as a rejection': {
          rejectedRequest: {
            schoolId: OAKFIELD,
            schoolName: 'Oakfield Primary',
            reason: 'None',
            rejectedAt: serverTimestamp(),
          },
        },
      },
    },
    asksForBoth,
  );
  denies('the request alone', () => deleteDoc(ref('pending', 'pending_oakfield')), asksForBoth);
  denies(
    'another request than the one off the list',
    () => {
      const db = rules.as('pending');
      const batch = writeBatch(db);
      batch.delete(doc(db, 'pendingRequests', 'pending_elmwood'));
      batch.update(doc(db, 'users', 'pending'), left);
      return batch.commit();
    },
    asksForBoth,
  );
  // A list entry whose request is gone would keep its parent waiting for ever.
  allows(
    'the place on the list alone, where the request is gone',
    () => withdraw('pending', 'pending', left, false),
    async () => {
      await asksForBoth();
      await rules.put({ 'pendingRequests/pending_oakfield': null });
    },
  );
  denies(
    'a membership',
    () => withdraw('member', 'member', {}, false),
    () => rules.restore('users/member'),
  );
});

describe('clearing the request of an account that is gone', () => {
  const uncleared = () =>
    rules.put({ [GONE]: request, [`auditLog/${entryOf('moderator')}`]: null, 'users/gone': null });
  const refuses = (what: string, change: Clearing) =>
    denies(what, () => clear('moderator', change), uncleared);
  refuses('with a record in somebody else’s name', { entry: { actorId: 'admin' } });
  refuses('with a record about somebody else', { entry: { targetId: 'author' } });
  refuses('with a record of another school', { entry: { schoolId: ELMWOOD } });
  refuses('with a record that calls it a rejection', { entry: { action: 'reject-request' } });
  refuses('about words of somebody', { entry: { subject: { authorId: 'author', excerpt: 'Rude' } } });
  refuses('with a detail', { entry: { detail: 'a name' } });
  refuses('with a record dated back', { entry: { at: LONG_AGO } });
  refuses('with a record under another id', { entryId: 'clearing' });
  refuses('with a record under another reviewer’s id', { entryId: entryOf('admin') });
  denies(
    'while the account exists',
    () =>
      clear('moderator', {
        entry: { targetId: 'pending' },
        entryId: onceAuditId('clear-request', 'pending_oakfield', 'moderator'),
        requestId: 'pending_oakfield',
      }),
    () => rules.restore('pendingRequests/pending_oakfield', 'users/pending'),
  );
  denies(
    'a record of a clearing of no request',
    () =>
      setDoc(
        doc(rules.as('moderator'), 'auditLog', entryOf('moderator')),
        auditEntry('clear-request', 'moderator', 'gone'),
      ),
    () => rules.put({ [GONE]: null, [`auditLog/${entryOf('moderator')}`]: null }),
  );
  denies(
    'a record under another id, with the request left',
    () =>
      setDoc(
        doc(rules.as('moderator'), 'auditLog', entryOf('admin')),
        auditEntry('clear-request', 'moderator', 'gone'),
      ),
    () => rules.put({ [GONE]: request, [`auditLog/${entryOf('admin')}`]: null }),
  );
  denies(
    'on the strength of an old record',
    () => deleteDoc(ref('moderator', 'gone_oakfield')),
    () =>
      rules.put({
        [GONE]: request,
        [`auditLog/${entryOf('moderator')}`]: {
          ...auditEntry('clear-request', 'moderator', 'gone'),
          at: LONG_AGO,
        },
      }),
  );
  allows(
    'although another reviewer left a record without clearing it',
    () => clear('admin'),
    () =>
      rules.put({
        [GONE]: request,
        [`auditLog/${entryOf('admin')}`]: null,
        [`auditLog/${entryOf('moderator')}`]: auditEntry('clear-request', 'moderator', 'gone'),
      }),
  );
  denies(
    'by no clearing, but in the place of another entry',
    () =>
      setDoc(
        doc(rules.as('moderator'), 'auditLog', 'approval'),
        auditEntry('approve-request', 'moderator', 'gone'),
      ),
    async () => {
      await rules.restore('auditLog/approval');
      await rules.put({ [GONE]: { ...request, requestedAt: new Date(2001, 0, 1) } });
    },
  );
  const recordedAt = (at: Date) => () =>
    rules.put({
      [GONE]: request,
      [`auditLog/${entryOf('moderator')}`]: { ...auditEntry('clear-request', 'moderator', 'gone'), at },
    });
  allows(
    'although they left a record without clearing it before',
    () => clear('moderator'),
    recordedAt(SINCE),
  );
  denies(
    'whose record is of an earlier request, which was cleared',
    () => clear('moderator'),
    recordedAt(LONG_AGO),
  );
});
