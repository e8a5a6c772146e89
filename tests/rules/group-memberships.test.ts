import {
  collection,
  type DocumentReference,
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
import {
  closed,
  cooldownPath,
  groupPath,
  LEFT,
  loadClosedGroup,
  membershipPath,
  storedCooldown,
} from './support/closed-group';
import { counted } from './support/counted';
import * as make from './support/factories';
import { type Persona, SIGNED_IN } from './support/personas';
import { RECORDS } from './support/world';

const { CLOSED_GROUP, ELMWOOD, GROUP, LONG_AGO, OAKFIELD } = make;
const { rules, at, inOrder, admit } = loadClosedGroup('group-memberships');

describe('memberships by role', () => {
  const memberships = (persona: Persona) => collection(rules.as(persona), 'groupMemberships');
  const own = (p: Persona) => doc(memberships(p), groupMembershipId(p, GROUP));
  const ofGroup = (persona: Persona, count = 200) =>
    query(
      memberships(persona),
      where('groupId', '==', GROUP),
      where('schoolId', '==', OAKFIELD),
      orderBy('joinedAt'),
      limit(count),
    );
  const ofCreator = (persona: Persona, count = 100) =>
    query(memberships(persona), where('userId', '==', 'groupMember'), limit(count));
  const ofCreatorHere = (persona: Persona) =>
    query(
      memberships(persona),
      where('userId', '==', 'groupMember'),
      where('schoolId', '==', OAKFIELD),
      limit(100),
    );
  /** Joins a group, with the count that names it. */
  const join = (
    persona: Persona,
    ref: DocumentReference,
    membership: { groupId: string; schoolId: string; userId: string },
  ) => counted(rules, persona, ['memberships', membership.groupId], (batch) => batch.set(ref, membership));
  const unjoined = (p: Persona) => rules.restore(`groupMemberships/${groupMembershipId(p, GROUP)}`);

  matrix([
    { verb: 'get', what: 'one’s own membership, there or not', may: SIGNED_IN, act: (p) => getDoc(own(p)) },
    {
      verb: 'get',
      what: 'another’s membership',
      may: ['groupMember', 'admin'],
      act: (p) => getDoc(doc(memberships(p), groupMembershipId('groupMember', GROUP))),
      setUp: unjoined,
    },
    {
      verb: 'get',
      what: 'a fellow’s membership',
      may: ['exMember', 'groupMember', 'admin'],
      act: (p) => getDoc(doc(memberships(p), groupMembershipId('exMember', GROUP))),
      setUp: async (p) => {
        await unjoined(p);
        await rules.restore(`groupMemberships/${groupMembershipId('exMember', GROUP)}`);
      },
    },
    {
      verb: 'get',
      what: 'another’s membership that is gone',
      may: ['groupMember', 'admin'],
      act: (p) => getDoc(doc(memberships(p), groupMembershipId('nobody', GROUP))),
      setUp: unjoined,
    },
    {
      verb: 'list',
      what: 'who is in the group',
      may: ['groupMember', 'admin'],
      act: (p) => getDocsFromServer(ofGroup(p)),
      setUp: unjoined,
    },
    {
      verb: 'count',
      what: 'who is in the group',
      may: ['groupMember', 'admin'],
      act: (p) => getCountFromServer(ofGroup(p)),
      setUp: unjoined,
    },
    {
      verb: 'list',
      what: 'the groups of a parent',
      may: ['groupMember', 'admin'],
      act: (p) => getDocsFromServer(ofCreator(p)),
      setUp: unjoined,
    },
    {
      verb: 'list',
      what: 'the groups of a parent in one school',
      may: ['groupMember', 'admin'],
      act: (p) => getDocsFromServer(ofCreatorHere(p)),
      setUp: unjoined,
    },
    {
      verb: 'list',
      what: 'in one school, the groups of a parent',
      may: ['groupMember', 'admin'],
      act: (p) => getDocsFromServer(ofCreatorHere(p)),
      setUp: unjoined,
    },
    {
      verb: 'create',
      what: 'a membership',
      may: ['member', 'author', 'exGroupMember', 'moderator'],
      act: (p) => join(p, own(p), make.groupMembership(p, GROUP)),
      setUp: unjoined,
    },
    {
      verb: 'create',
      what: 'a membership for somebody else',
      may: [],
      act: (p) => join(p, doc(memberships(p), 'newcomer_chess'), make.groupMembership('newcomer', GROUP)),
    },
    {
      verb: 'update',
      what: 'a membership',
      may: [],
      act: (p) =>
        updateDoc(doc(memberships(p), groupMembershipId('groupMember', GROUP)), { joinedAt: LONG_AGO }),
    },
    {
      verb: 'delete',
      what: 'another’s membership',
      may: ['groupMember'],
      act: (p) => deleteDoc(doc(memberships(p), groupMembershipId('groupMember', GROUP))),
      setUp: () => rules.restore(`groupMemberships/${groupMembershipId('groupMember', GROUP)}`),
    },
    {
      verb: 'delete',
      what: 'the membership left behind by an ex-member',
      may: ['exMember'],
      act: (p) => deleteDoc(doc(memberships(p), groupMembershipId('exMember', GROUP))),
      setUp: () => rules.restore(`groupMemberships/${groupMembershipId('exMember', GROUP)}`),
    },
  ]);
  denies('memberships without a limit', () =>
    getDocsFromServer(
      query(memberships('groupMember'), where('groupId', '==', GROUP), where('schoolId', '==', OAKFIELD)),
    ),
  );
  denies('201 memberships', () => getDocsFromServer(ofGroup('groupMember', 201)));
  denies('101 groups of one’s own', () => getDocsFromServer(ofCreator('groupMember', 101)));
  denies('a list that leaves the school open', () =>
    getDocsFromServer(query(memberships('groupMember'), where('groupId', '==', GROUP), limit(200))),
  );
  denies(
    'joining a group under one’s own school that it does not belong to',
    () => join('member', doc(memberships('member'), 'member_far'), make.groupMembership('member', 'far')),
    () => rules.put({ 'groups/far': { ...make.group('far', 'otherParent'), schoolId: ELMWOOD } }),
  );
  denies(
    'joining a group of another school',
    () =>
      join('member', doc(memberships('member'), 'member_far'), {
        ...make.groupMembership('member', 'far'),
        schoolId: ELMWOOD,
      }),
    () => rules.put({ 'groups/far': { ...make.group('far', 'otherParent'), schoolId: ELMWOOD } }),
  );
  denies('joining a group that does not exist', () =>
    join('member', doc(memberships('member'), 'member_gone'), make.groupMembership('member', 'gone')),
  );
  denies(
    'joining in someone else’s name',
    () =>
      join('moderator', doc(memberships('moderator'), 'moderator_chess'), {
        ...make.groupMembership('moderator', GROUP),
        userId: 'author',
      }),
    () => rules.put({ 'groupMemberships/moderator_chess': null }),
  );
  denies('joining twice under another id', () =>
    join('member', doc(memberships('member'), 'member_chess_2'), make.groupMembership('member', GROUP)),
  );
});

describe('joining a group that has to be asked for', () => {
  const join = (
    persona: Persona,
    membership: object,
    groupId = CLOSED_GROUP,
    kind: 'memberships' | 'groups' = 'memberships',
  ) =>
    counted(rules, persona, [kind, groupId], (batch) =>
      batch.set(at(persona, membershipPath(persona, groupId)), membership),
    );
  const into = (persona: Persona) => join(persona, make.groupMembership(persona, CLOSED_GROUP));
  const open = (change: object = {}) => ({
    [groupPath]: closed({ access: 'open', ...change }),
  });
  denies('walking in', () => into('member'), inOrder());
  denies('walking in after having asked', () => into('author'), inOrder());
  denies(
    'walking in as if one founded it',
    () => join('member', make.groupMembership('member', CLOSED_GROUP), CLOSED_GROUP, 'groups'),
    inOrder(),
  );
  denies('walking in as if let in', () => join('author', make.admission('author')), inOrder());
  denies(
    'its creator walking back in',
    () => into('groupMember'),
    inOrder({ [membershipPath('groupMember')]: null }),
  );
  allows('joining once it is open', () => into('member'), inOrder(open()));
  allows(
    'joining one of before groups could be asked for',
    () => into('member'),
    async () => {
      const { access: _, helpers: __, archivedAt: ___, fileCount: ____, ...before } = closed();
      await inOrder({ [groupPath]: before })();
    },
  );
  denies('joining an archived group', () => into('member'), inOrder(open({ archivedAt: LONG_AGO })));
  for (const [what, cooldown, is] of [
    ['29 days after having been put out', storedCooldown('removed', 29), denies],
    ['30 days after having been put out', storedCooldown('removed', 30.01), allows],
    ['six days after a no', storedCooldown('declined', 6), denies],
    ['a week after a no', storedCooldown('declined', 7.01), allows],
  ] as const)
    is(`joining ${what}`, () => into('member'), inOrder({ ...open(), [cooldownPath('member')]: cooldown }));
});

describe('who is in a group that nobody runs any more', () => {
  const list = (persona: Persona) =>
    getDocsFromServer(
      query(
        collection(rules.as(persona), 'groupMemberships'),
        where('groupId', '==', CLOSED_GROUP),
        where('schoolId', '==', OAKFIELD),
        orderBy('joinedAt'),
        limit(200),
      ),
    );
  const left = {
    ...LEFT,
    [membershipPath('member')]: { ...make.groupMembership('member', CLOSED_GROUP), joinedAt: LONG_AGO },
  };
  allows('for the school’s moderators', () => list('moderator'), inOrder(left));
  denies('for the moderators of another school', () => list('otherModerator'), inOrder(left));
  denies('for parents who are not in it', () => list('author'), inOrder(left));
  denies(
    'for moderators while somebody runs it',
    () => list('moderator'),
    inOrder({ [membershipPath('member')]: left[membershipPath('member')] ?? null }),
  );
});

describe('letting in', () => {
  exactly(
    'who has asked',
    () => make.admission('author'),
    (membership) => admit('groupMember', membership),
    {
      'as somebody else': { userId: 'member' },
      'into another group': { groupId: GROUP },
      'as of another school': { schoolId: ELMWOOD },
      'dated back': { joinedAt: LONG_AGO },
      'as not let in': { admitted: false },
    },
    inOrder(),
  );
  /** The request stays. */
  const alone = (membership: object) => setDoc(at('groupMember', membershipPath('author')), membership);
  allows('who has asked, by a request that goes later', () => alone(make.admission('author')), inOrder());
  denies('the same dated back', () => alone({ ...make.admission('author'), joinedAt: LONG_AGO }), inOrder());
  const byCreator = () => admit('groupMember');
  denies('who has not asked', () => admit('groupMember', make.admission('member'), 'member'), inOrder());
  denies(
    'who has left the school since',
    byCreator,
    inOrder({ 'users/author': { ...RECORDS.author, approvedSchools: [ELMWOOD] } }),
  );
  denies('into an archived group', byCreator, inOrder({ [groupPath]: closed({ archivedAt: LONG_AGO }) }));
  allows('into a group that is open by now', byCreator, inOrder({ [groupPath]: closed({ access: 'open' }) }));
  denies('by its creator, who has left it', byCreator, inOrder({ [membershipPath('groupMember')]: null }));
  denies(
    'by a helper who has left it',
    () => admit('exGroupMember'),
    inOrder({ [membershipPath('exGroupMember')]: null }),
  );
  denies(
    'by a member',
    () => admit('member'),
    inOrder({
      [membershipPath('member')]: { ...make.groupMembership('member', CLOSED_GROUP), joinedAt: LONG_AGO },
    }),
  );
  denies(
    'by staff, while a helper is there',
    () => admit('moderator'),
    inOrder({ [membershipPath('groupMember')]: null }),
  );
  const three = {
    [groupPath]: closed({ helpers: ['otherParent', 'exMember', 'exGroupMember'] }),
  };
  denies(
    'by staff, while the third helper is there',
    () => admit('moderator'),
    inOrder({ ...three, [membershipPath('groupMember')]: null }),
  );
  allows(
    'by staff, once none of three helpers is there',
    () => admit('moderator'),
    inOrder({ ...three, ...LEFT }),
  );
  denies(
    'who was put out 29 days ago, by a request that was left lying',
    byCreator,
    inOrder({ [cooldownPath('author')]: storedCooldown('removed', 29, 'author') }),
  );
  allows(
    'who was put out 30 days ago',
    byCreator,
    inOrder({ [cooldownPath('author')]: storedCooldown('removed', 30.01, 'author') }),
  );
  denies('into another school’s group by its staff', () => admit('otherModerator'), inOrder(LEFT));
});
