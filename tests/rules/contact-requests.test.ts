import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, changes, denies, exactly, matrix, removals } from './support/cases';
import { contactRequest, contactShare } from './support/contacts';
import { counted, createCounted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, LONG_AGO, OAKFIELD } from './support/factories';
import { block, blockPath, pause, pausePath } from './support/moderation';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';
import { RECORDS } from './support/world';

// The member of the group has asked the author for their contact details.
const rules = loadRules('contactrequests');
const requests = (persona: Persona) => collection(rules.as(persona), 'contactRequests');
const ref = (persona: Persona, id = 'groupMember_author') => doc(requests(persona), id);
const asks = (by: Persona, payload: object, id = `${by}_author`) =>
  createCounted(rules, by, 'contactRequests', ref(by, id), payload);
const there = () => rules.restore('contactRequests/groupMember_author');
/** As our own client lists them. */
const waiting = (persona: Persona, toId: string, count = 200) =>
  query(requests(persona), where('toId', '==', toId), where('declined', '==', false), limit(count));

describe('requests by role', () => {
  matrix([
    { verb: 'get', what: 'one', may: ['groupMember', 'author'], act: (p) => getDoc(ref(p)) },
    {
      verb: 'get',
      what: 'one’s own to a parent, there or not',
      may: SIGNED_IN,
      act: (p) => getDoc(ref(p, `${p}_moderator`)),
    },
    {
      verb: 'get',
      what: 'a parent’s to oneself',
      may: SIGNED_IN,
      act: (p) => getDoc(ref(p, `moderator_${p}`)),
    },
    {
      verb: 'list',
      what: 'those to the author',
      may: ['author'],
      act: (p) => getDocsFromServer(waiting(p, 'author')),
    },
    {
      verb: 'count',
      what: 'those to the author',
      may: ['author'],
      act: (p) => getCountFromServer(waiting(p, 'author')),
    },
    { verb: 'list', what: 'those to oneself', may: SIGNED_IN, act: (p) => getDocsFromServer(waiting(p, p)) },
    {
      verb: 'list',
      what: 'those of one who asks',
      may: [],
      act: (p) => getDocsFromServer(query(requests(p), where('fromId', '==', 'groupMember'), limit(1))),
    },
    {
      verb: 'count',
      what: 'those of a school',
      may: [],
      act: (p) => getCountFromServer(query(requests(p), where('schoolId', '==', OAKFIELD), limit(1))),
    },
    {
      verb: 'list',
      what: 'all of that name',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collectionGroup(rules.as(p), 'contactRequests'), where('toId', '==', p), limit(1)),
        ),
    },
    {
      verb: 'create',
      what: 'one to the author',
      may: MEMBERS.filter((persona) => persona !== 'author'),
      act: (p) => asks(p, contactRequest(p, 'author')),
      setUp: (p) => rules.put({ [`contactRequests/${p}_author`]: null }),
    },
    {
      verb: 'create',
      what: 'one in the member’s name',
      may: ['member'],
      act: (p) => asks(p, contactRequest('member', 'author'), 'member_author'),
      setUp: () => rules.put({ 'contactRequests/member_author': null }),
    },
    {
      verb: 'update',
      what: 'one, with a no',
      may: ['author'],
      act: (p) => updateDoc(ref(p), { declined: true }),
      setUp: there,
    },
    {
      verb: 'update',
      what: 'one, by asking once more',
      may: [],
      act: (p) => asks(p, contactRequest('groupMember', 'author'), 'groupMember_author'),
      setUp: there,
    },
    { verb: 'delete', what: 'one', may: ['author'], act: (p) => deleteDoc(ref(p)), setUp: there },
  ]);
  denies('201 of them', () => getDocsFromServer(waiting('author', 'author', 201)));
  denies('them without a limit', () =>
    getDocsFromServer(query(requests('author'), where('toId', '==', 'author'))),
  );
});

describe('asking', () => {
  const id = 'member_author';
  const world =
    (change: Record<string, object | null> = {}) =>
    async () => {
      await rules.restore('users/member', 'users/author');
      await rules.put({
        [`contactRequests/${id}`]: null,
        [blockPath('author', 'member')]: null,
        [pausePath('member')]: null,
        ...change,
      });
    };
  const ask = () => asks('member', contactRequest('member', 'author'));
  const record = (uid: 'author' | 'member', change: object) => ({
    [`users/${uid}`]: { ...RECORDS[uid], ...change },
  });
  exactly(
    'a request',
    () => contactRequest('member', 'author'),
    (payload) => asks('member', payload, id),
    {
      'in another’s name': { fromId: 'moderator' },
      'to somebody else than its id says': { toId: 'moderator' },
      'at a school of neither': { schoolId: ELMWOOD },
      'at no school': { schoolId: null },
      'that is declined already': { declined: true },
      'dated back': { createdAt: LONG_AGO },
    },
    world(),
  );
  denies(
    'one that nobody counts',
    () => setDoc(ref('member', id), contactRequest('member', 'author')),
    world(),
  );
  const under =
    (toId: string, other: string, schoolId = OAKFIELD) =>
    () =>
      asks('member', contactRequest('member', toId, schoolId), other);
  denies('one under the id of a request to oneself', under('author', 'author_member'), world());
  denies('one under a longer id', under('author', 'member_author_2'), world());
  denies('one to oneself', under('member', 'member_member'));
  denies('one to nobody', under('nobody', 'member_nobody'));
  denies('one to a parent of another school', under('otherParent', 'member_otherParent'));
  denies('one to that parent at their school', under('otherParent', 'member_otherParent', ELMWOOD));
  denies('one to an admin who belongs to no school', under('admin', 'member_admin'));
  denies('one to who waits for approval', under('pending', 'member_pending'));
  denies('one to who has left, whose entry lies there', under('exMember', 'member_exMember'));
  denies(
    'one at a school where only the asker belongs',
    under('author', id, ELMWOOD),
    world(record('member', { approvedSchools: [OAKFIELD, ELMWOOD] })),
  );
  denies(
    'one at a school where only the asked belongs',
    under('author', id, ELMWOOD),
    world(record('author', { approvedSchools: [OAKFIELD, ELMWOOD] })),
  );
  allows(
    'one at the second school of both',
    under('author', id, ELMWOOD),
    world({
      ...record('member', { approvedSchools: [OAKFIELD, ELMWOOD] }),
      ...record('author', { approvedSchools: [OAKFIELD, ELMWOOD] }),
    }),
  );

  allows(
    'one while a share lies there, which may be of another school',
    ask,
    world({ 'contactShares/author_member': contactShare('author', 'member') }),
  );
  denies('one by who is blocked', ask, world(block('author', 'member')));
  denies('one by who is paused', ask, world({ [pausePath('member')]: pause('member') }));
  allows('one after the pause', ask, world({ [pausePath('member')]: pause('member', LONG_AGO) }));
  const inBatch = (also: (batch: WriteBatch) => unknown) => () =>
    counted(rules, 'member', ['contactRequests', id], (batch) => {
      also(batch);
      batch.set(ref('member', id), contactRequest('member', 'author'));
    });
  denies(
    'one in a batch that ends the block',
    inBatch((batch) => batch.delete(doc(rules.as('member'), blockPath('author', 'member')))),
    world(block('author', 'member')),
  );
  denies(
    'one in a batch that ends the pause',
    inBatch((batch) => batch.delete(doc(rules.as('member'), pausePath('member')))),
    world({ [pausePath('member')]: pause('member') }),
  );
  denies(
    'two with one count',
    inBatch((batch) => batch.set(ref('member', 'member_moderator'), contactRequest('member', 'moderator'))),
    world({ 'contactRequests/member_moderator': null }),
  );
});

describe('answering', () => {
  const request = (change: object = {}) => ({
    ...contactRequest('groupMember', 'author'),
    createdAt: LONG_AGO,
    ...change,
  });
  const stands = (change?: object) => () =>
    rules.put({ 'contactRequests/groupMember_author': request(change) });
  changes(
    'a request',
    (change) => updateDoc(ref('author'), change),
    {
      right: { 'put aside': { declined: true } },
      wrong: {
        'put aside, in other words': { declined: 'yes' },
        'put aside, under another name': { declined: true, fromId: 'moderator' },
        'handed on to somebody else': { toId: 'moderator' },
        'put aside at another school': { declined: true, schoolId: ELMWOOD },
        'put aside at another time': { declined: true, createdAt: serverTimestamp() },
        'put aside, with words': { declined: true, words: 'No' },
        ...removals('declined', 'createdAt'),
      },
    },
    stands(),
  );
  const no = stands({ declined: true });
  allows('a no once more', () => updateDoc(ref('author'), { declined: true }), no);
  denies('a no taken back by who was asked', () => updateDoc(ref('author'), { declined: false }), no);
  allows('the end of a request after a no', () => deleteDoc(ref('author')), no);
  allows('reading a no by who was asked', () => getDoc(ref('author')), no);

  const by = 'groupMember';
  const again = () => asks(by, contactRequest(by, 'author'));
  denies('a no taken back by who has asked', () => updateDoc(ref(by), { declined: false }), no);
  denies('a no rubbed out by who has asked', () => updateDoc(ref(by), { declined: deleteField() }), no);
  denies('a no in the asked one’s name', () => updateDoc(ref(by), { declined: true }), stands());
  denies('asking again after a no', again, no);
  denies('a no deleted by who has asked', () => deleteDoc(ref(by)), no);
  denies(
    'asking again in a batch that ends the request of before',
    () =>
      counted(rules, by, ['contactRequests', 'groupMember_author'], (batch) => {
        batch.delete(ref(by));
        batch.set(ref(by), contactRequest(by, 'author'));
      }),
    no,
  );
  denies(
    'asking again the other way round',
    () => asks(by, contactRequest('author', by), 'author_groupMember'),
    no,
  );
  allows('asking again when who was asked has ended it', again, () =>
    rules.put({ 'contactRequests/groupMember_author': null }),
  );
});
