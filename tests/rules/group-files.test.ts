import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { groupMembershipId } from '@/domain/ids';
import { allows, denies, exactly, matrix } from './support/cases';
import { counted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, GROUP, group, groupFile, groupMembership, LONG_AGO } from './support/factories';
import type { Persona } from './support/personas';

// The group's member is its only one and has shared a file.
const rules = loadRules('group-files');
const PATH = `groups/${GROUP}/files/openings`;
const files = (persona: Persona) => collection(rules.as(persona), `groups/${GROUP}/files`);
const latest = (persona: Persona, count = 100) =>
  query(files(persona), orderBy('createdAt', 'desc'), limit(count));
const NEW = 'endings';
const valid = (by: Persona = 'groupMember') => groupFile(by, NEW);
const share = (by: Persona, payload: object = valid(by), path = valid(by).path) =>
  counted(rules, by, ['groupFiles', path], (batch) => batch.set(doc(files(by), NEW), payload));
const inOrder =
  (change: object = {}, around: Record<string, object | null> = {}) =>
  () =>
    rules.put({
      [`groups/${GROUP}`]: { ...group(GROUP, 'groupMember'), createdAt: LONG_AGO, ...change },
      [PATH]: { ...groupFile('groupMember', 'openings'), createdAt: LONG_AGO },
      [`groups/${GROUP}/files/${NEW}`]: null,
      [`groupMemberships/${groupMembershipId('member', GROUP)}`]: null,
      ...around,
    });
/** The member is in the group, too. */
const WITH_MEMBER = {
  [`groupMemberships/${groupMembershipId('member', GROUP)}`]: {
    ...groupMembership('member', GROUP),
    joinedAt: LONG_AGO,
  },
};

describe('files of a group by role', () => {
  matrix([
    {
      verb: 'get',
      what: 'a file',
      may: ['groupMember'],
      act: (p) => getDoc(doc(files(p), 'openings')),
      setUp: inOrder(),
    },
    {
      verb: 'list',
      what: 'the files',
      may: ['groupMember'],
      act: (p) => getDocsFromServer(latest(p)),
      setUp: inOrder(),
    },
    {
      verb: 'count',
      what: 'the files',
      may: ['groupMember'],
      act: (p) => getCountFromServer(latest(p)),
      setUp: inOrder(),
    },
    {
      verb: 'list',
      what: 'one’s own files in all groups',
      may: [],
      act: (p) =>
        getDocsFromServer(query(collectionGroup(rules.as(p), 'files'), where('userId', '==', p), limit(1))),
    },
    { verb: 'create', what: 'a file', may: ['groupMember'], act: (p) => share(p), setUp: inOrder() },
    {
      verb: 'create',
      what: 'a file in another’s name',
      may: ['groupMember'],
      act: (p) => share(p, valid('groupMember')),
      setUp: inOrder(),
    },
    {
      verb: 'update',
      what: 'a file',
      may: [],
      act: (p) => updateDoc(doc(files(p), 'openings'), { name: 'Poker.pdf' }),
      setUp: inOrder(),
    },
    {
      verb: 'delete',
      what: 'a file',
      may: ['groupMember'],
      act: (p) => deleteDoc(doc(files(p), 'openings')),
      setUp: inOrder(),
    },
    {
      verb: 'delete',
      what: 'a file of a group that nobody runs',
      may: ['moderator', 'admin'],
      act: (p) => deleteDoc(doc(files(p), 'openings')),
      setUp: () =>
        inOrder(
          { createdBy: 'nobody' },
          { [PATH]: { ...groupFile('nobody', 'openings'), createdAt: LONG_AGO } },
        )(),
    },
  ]);
  denies('files without a limit', () => getDocsFromServer(files('groupMember')), inOrder());
  denies('101 files', () => getDocsFromServer(latest('groupMember', 101)), inOrder());
});

describe('sharing a file', () => {
  const elsewhere = 'group-files/oakfield/other/endings.pdf';
  exactly(
    'a file',
    valid,
    (payload) => share('groupMember', payload),
    {
      'under another id': { id: 'other' },
      'of another group': { groupId: 'other' },
      'of another school': { schoolId: ELMWOOD },
      'in another’s name': { userId: 'author' },
      'without a name': { name: ' ' },
      'with a name of 101 letters': { name: 'x'.repeat(101) },
      'with a name that is no text': { name: 1 },
      'of no size': { size: 0 },
      'of more than 10 MB': { size: 10 * 1024 * 1024 + 1 },
      'of a size in words': { size: 'small' },
      'of half a byte': { size: 0.5 },
      'dated back': { createdAt: LONG_AGO },
      'that lies elsewhere': { path: elsewhere },
      'that is a picture': { path: valid().path.replace('.pdf', '.jpg') },
    },
    inOrder(),
  );
  denies(
    'that lies elsewhere, counted as such',
    () => share('groupMember', { ...valid(), path: elsewhere }, elsewhere),
    inOrder(),
  );
  allows('the longest name', () => share('groupMember', { ...valid(), name: 'x'.repeat(100) }), inOrder());
  allows('10 MB', () => share('groupMember', { ...valid(), size: 10 * 1024 * 1024 }), inOrder());
  allows('the hundredth', () => share('groupMember'), inOrder({ fileCount: 99 }));
  denies('one more than a hundred', () => share('groupMember'), inOrder({ fileCount: 100 }));
  allows(
    'in a group of before there were files',
    () => share('groupMember'),
    async () => {
      await inOrder()();
      const {
        access: _,
        helpers: __,
        archivedAt: ___,
        fileCount: ____,
        ...before
      } = group(GROUP, 'groupMember');
      await rules.put({ [`groups/${GROUP}`]: { ...before, createdAt: LONG_AGO } });
    },
  );
  denies(
    'under an id with an underscore',
    () => {
      const payload = groupFile('groupMember', 'a_b');
      return counted(rules, 'groupMember', ['groupFiles', payload.path], (batch) =>
        batch.set(doc(files('groupMember'), 'a_b'), payload),
      );
    },
    inOrder(),
  );
  denies('one that is not counted', () => setDoc(doc(files('groupMember'), NEW), valid()), inOrder());
  denies(
    'one that counts another',
    () => share('groupMember', valid(), groupFile('groupMember', 'openings').path),
    inOrder(),
  );
  denies(
    'in a group that is out of sight',
    () => share('groupMember'),
    inOrder({}, { [`groups/${GROUP}`]: null }),
  );
  denies(
    'a list of a group that is out of sight',
    () => getDocsFromServer(latest('groupMember')),
    inOrder({}, { [`groups/${GROUP}`]: null }),
  );
  allows('by any member', () => share('member'), inOrder({}, WITH_MEMBER));
});

describe('taking a file away', () => {
  const mine = { [PATH]: { ...groupFile('member', 'openings'), createdAt: LONG_AGO } };
  const take = (by: Persona) => deleteDoc(doc(files(by), 'openings'));
  allows('one’s own', () => take('member'), inOrder({}, { ...WITH_MEMBER, ...mine }));
  denies('one’s own after having left', () => take('member'), inOrder({}, mine));
  denies('another’s', () => take('member'), inOrder({}, WITH_MEMBER));
  allows(
    'a member’s, by who runs the group',
    () => take('groupMember'),
    inOrder({}, { ...WITH_MEMBER, ...mine }),
  );
  allows(
    'one’s own, in an archived group',
    () => take('member'),
    inOrder({ archivedAt: LONG_AGO }, { ...WITH_MEMBER, ...mine }),
  );
});
