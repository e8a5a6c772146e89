import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, exactly, matrix } from './support/cases';
import { loadRules } from './support/environment';
import {
  ELMWOOD,
  joinRequest,
  joinRequestTimes,
  LONG_AGO,
  OAKFIELD,
  schoolRecord,
  userSchool,
} from './support/factories';
import type { Persona } from './support/personas';
import { MEMBER_CODE, OTHER_CODE, RECORDS, recordOf, SCHOOL_CODE } from './support/world';

const rules = loadRules('requests');
const REVIEWERS = ['moderator', 'admin'] as const;
const ref = (persona: Persona, id: string) => doc(rules.as(persona), 'pendingRequests', id);
const requests = (persona: Persona) => collection(rules.as(persona), 'pendingRequests');
const oldest = orderBy('requestedAt');
const ofOakfield = (persona: Persona, count = 100) =>
  query(requests(persona), where('schoolId', '==', OAKFIELD), oldest, limit(count));

/** A request with the school on the parent's lists, as our own client sends it. */
function ask(
  persona: Persona,
  schoolId: string,
  request: object,
  id = `${persona}_${schoolId}`,
): Promise<void> {
  const db = rules.as(persona);
  const { schoolIds, schools } = recordOf(persona);
  const batch = writeBatch(db);
  batch.set(doc(db, 'pendingRequests', id), request);
  batch.update(doc(db, 'users', persona), {
    schoolIds: [...schoolIds, schoolId],
    schools: [...schools, userSchool(schoolId)],
  });
  batch.set(doc(db, 'joinRequestTimes', persona), joinRequestTimes(id));
  return batch.commit();
}
const unasked = (persona: Persona) => async () => {
  await rules.restore(
    `users/${persona}`,
    `schools/${OAKFIELD}`,
    `pendingRequests/${persona}_${OAKFIELD}`,
    `pendingRequests/${persona}_${ELMWOOD}`,
    `joinRequestTimes/${persona}`,
  );
};
const NO_EVIDENCE = { inviteCode: null, proofPath: null, hasProof: false };

describe('requests by role', () => {
  matrix([
    {
      verb: 'get',
      what: 'a request for Oakfield',
      may: ['pending', ...REVIEWERS],
      act: (p) => getDoc(ref(p, 'pending_oakfield')),
    },
    {
      verb: 'get',
      what: 'a request for Oakfield that was decided',
      may: REVIEWERS,
      act: (p) => getDoc(ref(p, 'nobody_oakfield')),
    },
    {
      verb: 'list',
      what: 'requests for Oakfield',
      may: REVIEWERS,
      act: (p) => getDocsFromServer(ofOakfield(p)),
    },
    {
      verb: 'count',
      what: 'requests for Oakfield',
      may: REVIEWERS,
      act: (p) => getCountFromServer(ofOakfield(p)),
    },
    {
      verb: 'list',
      what: 'requests for Oakfield without a document',
      may: REVIEWERS,
      act: (p) => getDocsFromServer(query(ofOakfield(p), where('hasProof', '==', false))),
    },
    {
      verb: 'list',
      what: 'all requests',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(requests(p), oldest, limit(100))),
    },
    {
      verb: 'list',
      what: 'the requests of a parent',
      may: ['pending', 'admin'],
      act: (p) => getDocsFromServer(query(requests(p), where('userId', '==', 'pending'), limit(100))),
    },
    {
      verb: 'create',
      what: 'a request for Oakfield',
      may: ['newcomer', 'otherParent', 'exMember', 'otherModerator', 'strayModerator', 'admin'],
      act: (p) => ask(p, OAKFIELD, joinRequest(recordOf(p), OAKFIELD, SCHOOL_CODE)),
      setUp: (p) => (p === 'pending' ? Promise.resolve() : unasked(p)()),
    },
    {
      verb: 'update',
      what: 'a request',
      may: [],
      act: (p) => updateDoc(ref(p, 'pending_oakfield'), { note: 'Hurry' }),
    },
    {
      verb: 'delete',
      what: 'a request without a decision',
      may: [],
      act: (p) => deleteDoc(ref(p, 'pending_oakfield')),
    },
  ]);
  allows(
    'a look at one’s own request that was decided',
    () => getDoc(ref('newcomer', 'newcomer_oakfield')),
    unasked('newcomer'),
  );
  denies('a list without a limit', () =>
    getDocsFromServer(query(requests('moderator'), where('schoolId', '==', OAKFIELD), oldest)),
  );
  allows('a reviewer’s list and count of 1,000', async () => {
    await getDocsFromServer(ofOakfield('moderator', 1000));
    await getCountFromServer(query(requests('admin'), limit(1000)));
  });
  denies('a reviewer’s list of 1,001', () => getDocsFromServer(ofOakfield('moderator', 1001)));
  denies('an admin’s list of 1,001', () => getDocsFromServer(query(requests('admin'), oldest, limit(1001))));
  const own = (count: number) =>
    getDocsFromServer(query(requests('pending'), where('userId', '==', 'pending'), limit(count)));
  denies('101 requests of one’s own', () => own(101));
  denies('a list of two schools', () =>
    getDocsFromServer(
      query(requests('moderator'), where('schoolId', 'in', [OAKFIELD, ELMWOOD]), oldest, limit(100)),
    ),
  );
});

describe('asking for a school', () => {
  const valid = () => joinRequest(RECORDS.newcomer, OAKFIELD, SCHOOL_CODE);
  const write = (request: object) => ask('newcomer', OAKFIELD, request);
  const clean = unasked('newcomer');
  exactly(
    'a request',
    valid,
    write,
    {
      'in someone else’s name': { userId: 'pending' },
      'with another address': { email: 'author@schoolgate.test' },
      'with another first name': { firstName: 'Else' },
      'with another last name': { lastName: 'Else' },
      'with a name before': { formerName: { firstName: 'Ann', lastName: 'Tester' } },
      'for a school not on one’s list': { schoolId: ELMWOOD, schoolName: 'Elmwood School' },
      'under another school’s name': { schoolName: 'Elmwood School' },
      'with another school’s code': { inviteCode: OTHER_CODE },
      'with a code that does not exist': { inviteCode: 'free-code' },
      'with a code that is no text': { inviteCode: 7 },
      'with a document but no code': { inviteCode: null },
      'as if it had no document': { hasProof: false },
      'with a code but no document': { proofPath: null, hasProof: false },
      'with a confirmed address that is not': { emailConfirmed: true },
      'with an address that is neither confirmed nor not': { emailConfirmed: null },
      'with another parent’s document': { proofPath: 'proof-uploads/pending-1700000000000-letter.pdf' },
      'with a file of another folder': { proofPath: 'post-images/newcomer-1700000000000-letter.pdf' },
      'with a document whose name is no safe one': { proofPath: 'proof-uploads/newcomer-1-let\nter.pdf' },
      'with a document in a folder below': { proofPath: 'proof-uploads/newcomer-1-a/letter.pdf' },
      'with a link as document': { proofPath: 'https://tracker.example/letter.pdf' },
      'dated back': { requestedAt: LONG_AGO },
      'as if its document was the second': { replacedAt: LONG_AGO },
      'with a note of 501 characters': { note: 'x'.repeat(501) },
      'with a note that is no text': { note: { html: 'x' } },
      'decided already': { status: 'approved' },
    },
    clean,
  );
  denies(
    'a request from the school’s own page as if it had a document',
    () => write({ ...valid(), ...NO_EVIDENCE, hasProof: true }),
    clean,
  );
  const archived = (archivedAt: Date | null) => async () => {
    await clean();
    await rules.put({ [`schools/${OAKFIELD}`]: { ...schoolRecord(OAKFIELD), archivedAt } });
  };
  denies('a request for a school that is archived', () => write(valid()), archived(LONG_AGO));
  allows('a request for a school that has come back', () => write(valid()), archived(null));
  const named = (firstName: string, lastName: string) => async () => {
    await clean();
    await rules.put({ 'users/newcomer': { ...RECORDS.newcomer, firstName, lastName } });
  };
  denies(
    'a request in the school’s own name',
    () => write({ ...valid(), firstName: 'oakfield', lastName: 'Primary' }),
    named('oakfield', 'Primary'),
  );
  denies(
    'a request in the school’s own name with accents',
    () => write({ ...valid(), firstName: 'Thé Öakfield', lastName: 'Prïmary' }),
    named('Thé Öakfield', 'Prïmary'),
  );
  allows(
    'a request of an Oakfield at Oakfield Primary',
    () => write({ ...valid(), firstName: 'Ann', lastName: 'Oakfield' }),
    named('Ann', 'Oakfield'),
  );
  allows(
    'a request of an accented name',
    () => write({ ...valid(), firstName: 'José', lastName: 'Núñez' }),
    named('José', 'Núñez'),
  );
  allows('a request from the school’s own page', () => write({ ...valid(), ...NO_EVIDENCE }), clean);
  allows('a request with a note', () => write({ ...valid(), note: 'x'.repeat(500) }), clean);
  const again = joinRequest(RECORDS.pending, OAKFIELD, MEMBER_CODE);
  const alone = (id: string, request: object) => () => {
    const db = rules.as('pending');
    const batch = writeBatch(db);
    batch.set(doc(db, 'pendingRequests', id), request);
    batch.set(doc(db, 'joinRequestTimes', 'pending'), joinRequestTimes(id));
    return batch.commit();
  };
  const open = () =>
    rules.put({ 'pendingRequests/pending_oakfield': null, 'joinRequestTimes/pending': null });
  allows('a request for a school that is on the list', alone('pending_oakfield', again), open);
  denies(
    'such a request in somebody’s name',
    alone('pending_oakfield', { ...again, userId: 'author' }),
    open,
  );
  denies('such a request dated back', alone('pending_oakfield', { ...again, requestedAt: LONG_AGO }), open);
  denies('such a request under another id', alone('pending_oakfield2', again), open);
  denies('such a request under another parent’s id', alone('newcomer_oakfield', again), async () => {
    await open();
    await rules.put({ 'pendingRequests/newcomer_oakfield': null });
  });
  const pathOf = (length: number) => `proof-uploads/newcomer-1-${'x'.repeat(length - 25)}`;
  allows('a document path of 300 characters', () => write({ ...valid(), proofPath: pathOf(300) }), clean);
  denies('a document path of 301 characters', () => write({ ...valid(), proofPath: pathOf(301) }), clean);
  denies('a request under another id', () => ask('newcomer', OAKFIELD, valid(), 'newcomer_2'), clean);
  denies('a second request for the same school', () =>
    updateDoc(ref('pending', 'pending_oakfield'), {
      proofPath: 'proof-uploads/pending-1800000000000-other.pdf',
    }),
  );
  denies(
    'a request without the school on the list',
    () => {
      const db = rules.as('newcomer');
      return writeBatch(db)
        .set(doc(db, 'pendingRequests', 'newcomer_oakfield'), valid())
        .set(doc(db, 'joinRequestTimes', 'newcomer'), joinRequestTimes('newcomer_oakfield'))
        .commit();
    },
    clean,
  );
  denies('a request of a member', () => {
    const db = rules.as('member');
    const request = joinRequest(RECORDS.member, OAKFIELD, SCHOOL_CODE);
    return writeBatch(db)
      .set(doc(db, 'pendingRequests', 'member_oakfield'), request)
      .set(doc(db, 'joinRequestTimes', 'member'), joinRequestTimes('member_oakfield'))
      .commit();
  });
});

describe('asking for two schools at once', () => {
  allows(
    'one after the other',
    () => ask('newcomer', ELMWOOD, { ...joinRequest(RECORDS.newcomer, ELMWOOD, OTHER_CODE) }),
    unasked('newcomer'),
  );
});

describe('a request that was left lying', () => {
  const list = () =>
    updateDoc(doc(rules.as('pending'), 'users/pending'), {
      schoolIds: [OAKFIELD],
      schools: [userSchool(OAKFIELD)],
    });
  const unlisted = () =>
    rules.put({
      'users/pending': { ...RECORDS.pending, schoolIds: [], schools: [], selectedSchoolId: null },
      'pendingRequests/pending_oakfield': {
        ...joinRequest(RECORDS.pending, OAKFIELD, SCHOOL_CODE),
        requestedAt: LONG_AGO,
      },
    });
  denies('listing its school again without asking anew', list, unlisted);
  allows(
    'its end by a reviewer who may not read the account any more',
    () => deleteDoc(ref('moderator', 'pending_oakfield')),
    unlisted,
  );
});
