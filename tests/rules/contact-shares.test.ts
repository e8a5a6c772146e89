import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, exactly, matrix } from './support/cases';
import { contactRequest, contactShare } from './support/contacts';
import { loadRules } from './support/environment';
import { ELMWOOD, LONG_AGO, OAKFIELD } from './support/factories';
import { block, blockPath } from './support/moderation';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';
import { RECORDS } from './support/world';

// The author has given the member their card; the member of the group asks for it.
const rules = loadRules('contactshares');
const shares = (persona: Persona) => collection(rules.as(persona), 'contactShares');
const ref = (persona: Persona, id = 'author_member') => doc(shares(persona), id);
const of = (persona: Persona, field: 'ownerId' | 'viewerId', uid: string, count = 200) =>
  query(shares(persona), where(field, '==', uid), limit(count));
const there = () => rules.restore('contactShares/author_member');

describe('shares by role', () => {
  matrix([
    { verb: 'get', what: 'one', may: ['author', 'member'], act: (p) => getDoc(ref(p)) },
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
      what: 'those by the author',
      may: ['author'],
      act: (p) => getDocsFromServer(of(p, 'ownerId', 'author')),
    },
    {
      verb: 'list',
      what: 'those with the member',
      may: ['member'],
      act: (p) => getDocsFromServer(of(p, 'viewerId', 'member')),
    },
    {
      verb: 'count',
      what: 'those by the author',
      may: ['author'],
      act: (p) => getCountFromServer(of(p, 'ownerId', 'author')),
    },
    {
      verb: 'list',
      what: 'those by oneself',
      may: SIGNED_IN,
      act: (p) => getDocsFromServer(of(p, 'ownerId', p)),
    },
    {
      verb: 'list',
      what: 'those with oneself',
      may: SIGNED_IN,
      act: (p) => getDocsFromServer(of(p, 'viewerId', p)),
    },
    {
      verb: 'list',
      what: 'those of a school',
      may: [],
      act: (p) => getDocsFromServer(query(shares(p), where('schoolId', '==', OAKFIELD), limit(1))),
    },
    {
      verb: 'list',
      what: 'all of that name',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collectionGroup(rules.as(p), 'contactShares'), where('ownerId', '==', p), limit(1)),
        ),
    },
    {
      verb: 'create',
      what: 'one to who has asked',
      may: MEMBERS,
      act: (p) => setDoc(ref(p, `${p}_fellow`), contactShare(p, 'fellow')),
      setUp: (p) =>
        rules.put({
          [`contactShares/${p}_fellow`]: null,
          [`contactRequests/fellow_${p}`]: contactRequest('fellow', p),
        }),
    },
    {
      verb: 'create',
      what: 'one of the author’s to oneself, having asked',
      may: [],
      act: (p) => setDoc(ref(p, `author_${p}`), contactShare('author', p)),
      setUp: async (p) => {
        await rules.put({ [`contactShares/author_${p}`]: null });
        if (p !== 'author') await rules.put({ [`contactRequests/${p}_author`]: contactRequest(p, 'author') });
      },
    },
    {
      verb: 'update',
      what: 'one',
      may: [],
      act: (p) => updateDoc(ref(p), { schoolId: ELMWOOD }),
      setUp: there,
    },
    {
      verb: 'update',
      what: 'one as a whole',
      may: [],
      act: (p) => setDoc(ref(p), contactShare('author', 'member')),
      setUp: async () => {
        await there();
        await rules.put({ 'contactRequests/member_author': contactRequest('member', 'author') });
      },
    },
    { verb: 'delete', what: 'one', may: ['author', 'member'], act: (p) => deleteDoc(ref(p)), setUp: there },
  ]);
  denies('201 of one’s own', () => getDocsFromServer(of('author', 'ownerId', 'author', 201)));
  denies('201 of others’', () => getDocsFromServer(of('member', 'viewerId', 'member', 201)));
  denies('one’s own without a limit', () =>
    getDocsFromServer(query(shares('author'), where('ownerId', '==', 'author'))),
  );
});

const ID = 'author_groupMember';
const REQUEST = 'contactRequests/groupMember_author';
/** The member of the group has asked, nothing is given yet. */
const world =
  (change: Record<string, object | null> = {}) =>
  async () => {
    await rules.restore(REQUEST, 'users/author', 'users/groupMember');
    await rules.put({
      [`contactShares/${ID}`]: null,
      [blockPath('groupMember', 'author')]: null,
      'contactRequests/author_groupMember': null,
      ...change,
    });
  };
const gives = (change: object = {}, id = ID) =>
  setDoc(ref('author', id), { ...contactShare('author', 'groupMember'), ...change });

describe('giving one’s card', () => {
  exactly(
    'it',
    () => contactShare('author', 'groupMember'),
    (payload) => setDoc(ref('author', ID), payload),
    {
      'in another’s name': { ownerId: 'member' },
      'to somebody else than its id says': { viewerId: 'member' },
      'at another school than the one where it was asked for': { schoolId: ELMWOOD },
      'dated back': { sharedAt: LONG_AGO },
    },
    world(),
  );
  const accepts = (also: (batch: WriteBatch) => unknown) => () => {
    const db = rules.as('author');
    const batch = writeBatch(db);
    batch.set(doc(db, 'contactShares', ID), contactShare('author', 'groupMember'));
    also(batch);
    return batch.commit();
  };
  allows(
    'it, with the end of the request',
    accepts((batch) => batch.delete(doc(rules.as('author'), REQUEST))),
    world(),
  );
  allows(
    'it after all, after a no',
    () => gives(),
    world({ [REQUEST]: { ...contactRequest('groupMember', 'author'), declined: true } }),
  );
  allows(
    'it at the second school of both, where it was asked for',
    () => gives({ schoolId: ELMWOOD }),
    world({
      [REQUEST]: contactRequest('groupMember', 'author', ELMWOOD),
      'users/author': { ...RECORDS.author, approvedSchools: [OAKFIELD, ELMWOOD] },
    }),
  );
  denies(
    'it at another school of both than the one where it was asked for',
    () => gives({ schoolId: ELMWOOD }),
    world({ 'users/author': { ...RECORDS.author, approvedSchools: [OAKFIELD, ELMWOOD] } }),
  );
  denies('it to who has not asked', () => gives(), world({ [REQUEST]: null }));
  denies(
    'it to who was asked by its owner',
    () => gives(),
    world({
      [REQUEST]: null,
      'contactRequests/author_groupMember': contactRequest('author', 'groupMember'),
    }),
  );
  denies(
    'it with a request in the other’s name',
    accepts((batch) => batch.set(doc(rules.as('author'), REQUEST), contactRequest('groupMember', 'author'))),
    world({ [REQUEST]: null }),
  );
  denies(
    'it at a school that one has left, where a request lies',
    () => gives(),
    world({ 'users/author': { ...RECORDS.author, approvedSchools: [ELMWOOD] } }),
  );
  denies('it under a longer id', () => gives({}, `${ID}_2`), world());
  denies('it under the id of the other’s', () => gives({}, 'groupMember_author'), world());
});

describe('taking another’s card', () => {
  const as = 'groupMember';
  const takes = (payload: object, id = ID) => setDoc(ref(as, id), payload);
  denies('it as its owner', () => takes(contactShare('author', as)), world());
  denies('it in one’s own name under its id', () => takes(contactShare(as, 'author')), world());
  denies('it as both', () => takes(contactShare(as, as)), world());
  denies(
    'it in a batch that gives one’s own',
    () => {
      const db = rules.as(as);
      const batch = writeBatch(db);
      batch.set(doc(db, 'contactShares/groupMember_author'), contactShare(as, 'author'));
      batch.set(doc(db, 'contactShares', ID), contactShare('author', as));
      return batch.commit();
    },
    world({ 'contactRequests/author_groupMember': contactRequest('author', as) }),
  );
  denies(
    'it by a share of one’s own, turned round',
    () => updateDoc(ref(as, 'groupMember_author'), { ownerId: 'author', viewerId: as }),
    world({ 'contactShares/groupMember_author': contactShare(as, 'author') }),
  );
  denies(
    'it at one’s other school by the share of a school that one leaves',
    () => updateDoc(ref(as, ID), { schoolId: ELMWOOD }),
    world({ [`contactShares/${ID}`]: contactShare('author', as) }),
  );
});

describe('ending a share', () => {
  const given = (change: Record<string, object> = {}) =>
    world({ [`contactShares/${ID}`]: contactShare('author', 'groupMember'), ...change });
  for (const by of ['author', 'groupMember'] as const) {
    const other = by === 'author' ? 'groupMember' : 'author';
    allows(
      `it by ${by}, who has left the school`,
      () => deleteDoc(ref(by, ID)),
      given({ [`users/${by}`]: { ...RECORDS[by], approvedSchools: [] } }),
    );
    allows(`it by ${by}, who is blocked`, () => deleteDoc(ref(by, ID)), given(block(other, by)));
  }
  for (const by of ['member', 'moderator', 'admin'] as const)
    denies(`it by ${by}`, () => deleteDoc(ref(by, ID)), given());
});
