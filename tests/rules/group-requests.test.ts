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
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { DAY_MS } from '@/domain/time';
import { allows, denies, exactly, matrix } from './support/cases';
import { counted } from './support/counted';
import { loadRules } from './support/environment';
import * as make from './support/factories';
import { block, blockPath, FAR_AHEAD } from './support/moderation';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';
import { RECORDS } from './support/world';

const { CLOSED_GROUP, ELMWOOD, GROUP, LONG_AGO, OAKFIELD } = make;
// The group's member has created the closed group, exGroupMember helps in it, the author asks for it.
const rules = loadRules('group-requests');
const RUN_IT: readonly Persona[] = ['groupMember', 'exGroupMember'];
const STAFF: readonly Persona[] = ['moderator', 'admin'];
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
const requestPath = (of: string, groupId = CLOSED_GROUP) => `groupRequests/${of}_${groupId}`;
const membershipPath = (of: string, groupId = CLOSED_GROUP) => `groupMemberships/${of}_${groupId}`;
const cooldownPath = (of: string, groupId = CLOSED_GROUP) => `groupCooldowns/${of}_${groupId}`;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const stored = (kind: 'declined' | 'removed', days: number, of = 'member') => ({
  ...make.groupCooldown(of, kind),
  startedAt: daysAgo(days),
});
/** The closed group as in the world, but for this. */
const closed = (change: object = {}) => ({
  ...make.group(CLOSED_GROUP, 'groupMember'),
  createdAt: LONG_AGO,
  access: 'request',
  helpers: ['exGroupMember'],
  ...change,
});
const inOrder =
  (change: Record<string, object | null> = {}) =>
  async () => {
    await rules.restore(
      requestPath('author'),
      ...['member', 'author', 'moderator', ...RUN_IT].flatMap((p) => [membershipPath(p), cooldownPath(p)]),
      ...['member', ...RUN_IT].map((p) => requestPath(p)),
      'users/author',
    );
    await rules.put({ [`groups/${CLOSED_GROUP}`]: closed(), ...change });
  };
/** Nobody who runs it is in it any more. */
const LEFT = Object.fromEntries(RUN_IT.map((p) => [membershipPath(p), null]));

const requests = (persona: Persona) => collection(rules.as(persona), 'groupRequests');
const ofGroup = (persona: Persona, count = 100) =>
  query(
    requests(persona),
    where('groupId', '==', CLOSED_GROUP),
    where('schoolId', '==', OAKFIELD),
    orderBy('requestedAt'),
    limit(count),
  );
const ask = (persona: Persona, payload: object = make.groupRequest(persona), groupId = CLOSED_GROUP) =>
  counted(rules, persona, ['groupRequests', groupId], (batch) =>
    batch.set(at(persona, requestPath(persona, groupId)), payload),
  );
/** Lets the author in, or somebody else, with the end of the request. */
function admit(by: Persona, membership: object = make.admission('author'), of = 'author') {
  const batch = writeBatch(rules.as(by));
  batch.set(at(by, membershipPath(of)), membership);
  batch.delete(at(by, requestPath(of)));
  return batch.commit();
}
function decline(
  by: Persona,
  cooldown: object | null = make.groupCooldown('author', 'declined'),
  of = 'author',
) {
  const batch = writeBatch(rules.as(by));
  if (cooldown) batch.set(at(by, cooldownPath(of)), cooldown);
  batch.delete(at(by, requestPath(of)));
  return batch.commit();
}

describe('requests by role', () => {
  const there = inOrder();
  matrix([
    {
      verb: 'get',
      what: 'one’s own request, there or not',
      may: SIGNED_IN,
      act: (p) => getDoc(at(p, requestPath(p))),
    },
    {
      verb: 'get',
      what: 'who asks',
      may: ['author', ...RUN_IT],
      act: (p) => getDoc(at(p, requestPath('author'))),
      setUp: there,
    },
    { verb: 'list', what: 'who asks', may: RUN_IT, act: (p) => getDocsFromServer(ofGroup(p)), setUp: there },
    {
      verb: 'count',
      what: 'who asks',
      may: RUN_IT,
      act: (p) => getCountFromServer(ofGroup(p)),
      setUp: there,
    },
    {
      verb: 'list',
      what: 'who asks where nobody runs the group any more',
      may: STAFF,
      act: (p) => getDocsFromServer(ofGroup(p)),
      setUp: inOrder(LEFT),
    },
    {
      verb: 'list',
      what: 'one’s own requests',
      may: ['author'],
      act: (p) =>
        getDocsFromServer(
          query(requests(p), where('userId', '==', 'author'), where('schoolId', '==', OAKFIELD), limit(100)),
        ),
      setUp: there,
    },
    {
      verb: 'create',
      what: 'a request',
      may: ['member', 'author', 'moderator'],
      act: (p) => ask(p),
      setUp: (p) => inOrder({ [requestPath(p)]: null })(),
    },
    {
      verb: 'create',
      what: 'a request in another’s name',
      may: [],
      act: (p) =>
        counted(rules, p, ['groupRequests', CLOSED_GROUP], (batch) =>
          batch.set(at(p, requestPath('fellow')), make.groupRequest('fellow')),
        ),
    },
    {
      verb: 'update',
      what: 'a request',
      may: [],
      act: (p) => updateDoc(at(p, requestPath('author')), { requestedAt: LONG_AGO }),
      setUp: there,
    },
    {
      verb: 'delete',
      what: 'the author’s request',
      may: ['author'],
      act: (p) => deleteDoc(at(p, requestPath('author'))),
      setUp: there,
    },
    { verb: 'create', what: 'the author’s membership', may: RUN_IT, act: (p) => admit(p), setUp: there },
    {
      verb: 'create',
      what: 'the author’s membership where nobody runs the group any more',
      may: STAFF,
      act: (p) => admit(p),
      setUp: inOrder(LEFT),
    },
    {
      verb: 'delete',
      what: 'the author’s request, as a no',
      may: RUN_IT,
      act: (p) => decline(p),
      setUp: there,
    },
    {
      verb: 'delete',
      what: 'the author’s request, as a no, where nobody runs the group any more',
      may: STAFF,
      act: (p) => decline(p),
      setUp: inOrder(LEFT),
    },
  ]);
  denies('requests without a limit', () =>
    getDocsFromServer(query(requests('groupMember'), where('groupId', '==', CLOSED_GROUP))),
  );
  denies('101 requests', () => getDocsFromServer(ofGroup('groupMember', 101)), there);
  denies('requests to all groups', () => getDocsFromServer(query(requests('groupMember'), limit(1))));
  denies('requests to all groups, past their collection', () =>
    getDocsFromServer(query(collectionGroup(rules.as('admin'), 'groupRequests'), limit(1))),
  );
});

describe('asking', () => {
  exactly(
    'a request',
    () => make.groupRequest('member'),
    (payload) => ask('member', payload),
    {
      'in another’s name': { userId: 'author' },
      'for another group': { groupId: GROUP },
      'of another school': { schoolId: ELMWOOD },
      'dated back': { requestedAt: LONG_AGO },
    },
    inOrder(),
  );
  const asks = () => ask('member');
  denies(
    'a request that is not counted',
    () => setDoc(at('member', requestPath('member')), make.groupRequest('member')),
    inOrder(),
  );
  denies(
    'a request to an open group',
    () => ask('member', make.groupRequest('member', GROUP), GROUP),
    inOrder(),
  );
  denies(
    'a request of one’s own in another’s place',
    () =>
      counted(rules, 'member', ['groupRequests', CLOSED_GROUP], (batch) =>
        batch.set(at('member', requestPath('moderator')), make.groupRequest('member')),
      ),
    inOrder({ [requestPath('moderator')]: null }),
  );
  denies('a request to a group that is gone', () =>
    ask('member', make.groupRequest('member', 'gone'), 'gone'),
  );
  denies(
    'a request to an archived group',
    asks,
    inOrder({ [`groups/${CLOSED_GROUP}`]: closed({ archivedAt: LONG_AGO }) }),
  );
  denies(
    'a request to another school’s group, as to one’s own',
    asks,
    inOrder({ [`groups/${CLOSED_GROUP}`]: closed({ schoolId: ELMWOOD }) }),
  );
  denies('a request for what one has', () => ask('groupMember'), inOrder());
  denies('a request to who has blocked one', asks, inOrder(block('groupMember', 'member')));
  allows(
    'a request to whom one has blocked',
    asks,
    inOrder({ [blockPath('groupMember', 'member')]: null, ...block('member', 'groupMember') }),
  );
  denies(
    'asking again six days after a no',
    asks,
    inOrder({ [cooldownPath('member')]: stored('declined', 6) }),
  );
  allows(
    'asking again a week after a no',
    asks,
    inOrder({ [cooldownPath('member')]: stored('declined', 7.01) }),
  );
  denies(
    'asking 29 days after having been put out',
    asks,
    inOrder({ [cooldownPath('member')]: stored('removed', 29) }),
  );
  allows(
    'asking 30 days after having been put out',
    asks,
    inOrder({ [cooldownPath('member')]: stored('removed', 30.01) }),
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
    [`groups/${CLOSED_GROUP}`]: closed({ access: 'open', ...change }),
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
      await inOrder({ [`groups/${CLOSED_GROUP}`]: before })();
    },
  );
  denies('joining an archived group', () => into('member'), inOrder(open({ archivedAt: LONG_AGO })));
  for (const [what, cooldown, is] of [
    ['29 days after having been put out', stored('removed', 29), denies],
    ['30 days after having been put out', stored('removed', 30.01), allows],
    ['six days after a no', stored('declined', 6), denies],
    ['a week after a no', stored('declined', 7.01), allows],
  ] as const)
    is(`joining ${what}`, () => into('member'), inOrder({ ...open(), [cooldownPath('member')]: cooldown }));
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
  const byCreator = () => admit('groupMember');
  denies('who has not asked', () => admit('groupMember', make.admission('member'), 'member'), inOrder());
  denies(
    'who has left the school since',
    byCreator,
    inOrder({ 'users/author': { ...RECORDS.author, approvedSchools: [ELMWOOD] } }),
  );
  denies(
    'into an archived group',
    byCreator,
    inOrder({ [`groups/${CLOSED_GROUP}`]: closed({ archivedAt: LONG_AGO }) }),
  );
  allows(
    'into a group that is open by now',
    byCreator,
    inOrder({ [`groups/${CLOSED_GROUP}`]: closed({ access: 'open' }) }),
  );
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
    [`groups/${CLOSED_GROUP}`]: closed({ helpers: ['otherParent', 'exMember', 'exGroupMember'] }),
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
    inOrder({ [cooldownPath('author')]: stored('removed', 29, 'author') }),
  );
  allows(
    'who was put out 30 days ago',
    byCreator,
    inOrder({ [cooldownPath('author')]: stored('removed', 30.01, 'author') }),
  );
  denies('into another school’s group by its staff', () => admit('otherModerator'), inOrder(LEFT));
});

describe('turning down', () => {
  exactly(
    'the wait',
    () => make.groupCooldown('author', 'declined'),
    (cooldown) => decline('groupMember', cooldown),
    {
      'of somebody else': { userId: 'member' },
      'of another group': { groupId: GROUP },
      'of another school': { schoolId: ELMWOOD },
      'of another kind': { kind: 'removed' },
      'of no kind': { kind: 'disliked' },
      'dated back': { startedAt: LONG_AGO },
    },
    inOrder(),
  );
  denies('a request that goes without an answer', () => decline('groupMember', null), inOrder());
  denies(
    'a request that goes without an answer, by a wait of before',
    () => decline('groupMember', null),
    inOrder({ [cooldownPath('author')]: stored('declined', 1, 'author') }),
  );
  denies(
    'a request that goes without an answer, by a membership of before',
    () => decline('groupMember', null),
    inOrder({ [membershipPath('author')]: { ...make.admission('author'), joinedAt: LONG_AGO } }),
  );
  const back = (of: Persona) =>
    inOrder({
      [membershipPath(of)]: null,
      [requestPath(of)]: { ...make.groupRequest(of), requestedAt: LONG_AGO },
    });
  allows(
    'its creator, who has left it, by a helper',
    () => decline('exGroupMember', make.groupCooldown('groupMember', 'declined'), 'groupMember'),
    back('groupMember'),
  );
  allows(
    'a helper who has left it, by the creator',
    () => decline('groupMember', make.groupCooldown('exGroupMember', 'declined'), 'exGroupMember'),
    back('exGroupMember'),
  );
  denies(
    'oneself as the creator, who has left it',
    () => decline('groupMember', make.groupCooldown('groupMember', 'declined'), 'groupMember'),
    back('groupMember'),
  );
  allows(
    'once more, later',
    () => decline('groupMember'),
    inOrder({ [cooldownPath('author')]: stored('declined', 30, 'author') }),
  );
});

describe('a wait by itself', () => {
  const write = (by: Persona, of: Persona, change: object = {}) =>
    setDoc(at(by, cooldownPath(of)), { ...make.groupCooldown(of, 'declined'), ...change });
  const none = inOrder({ [cooldownPath('author')]: null });
  /** Somebody is in the group, whom nobody has put out. */
  const isIn = inOrder({
    [cooldownPath('author')]: null,
    [requestPath('author')]: null,
    [membershipPath('author')]: { ...make.admission('author'), joinedAt: LONG_AGO },
  });
  denies('dated back', () => write('groupMember', 'author', { startedAt: LONG_AGO }), none);
  denies('dated ahead, for ever', () => write('groupMember', 'author', { startedAt: FAR_AHEAD }), none);
  denies('of who is in, as a no', () => write('groupMember', 'author'), isIn);
  denies('of who is in, of no kind', () => write('groupMember', 'author', { kind: 'disliked' }), isIn);
  const over = (of: Persona) => inOrder({ [cooldownPath(of)]: stored('declined', 30, of) });
  allows('anew for who asks again', () => write('groupMember', 'author'), over('author'));
  denies('anew by who does not run the group', () => write('member', 'author'), over('author'));
  denies('anew for who does not ask again', () => write('groupMember', 'member'), over('member'));
});

describe('waits by role', () => {
  const own = inOrder({ [cooldownPath('member')]: stored('declined', 1) });
  matrix([
    {
      verb: 'get',
      what: 'one’s own wait, there or not',
      may: SIGNED_IN,
      act: (p) => getDoc(at(p, cooldownPath(p))),
    },
    {
      verb: 'get',
      what: 'who has to wait',
      may: ['member'],
      act: (p) => getDoc(at(p, cooldownPath('member'))),
      setUp: own,
    },
    {
      verb: 'list',
      what: 'who has to wait',
      may: [],
      act: (p) =>
        getDocsFromServer(
          query(collection(rules.as(p), 'groupCooldowns'), where('userId', '==', 'member'), limit(1)),
        ),
    },
    {
      verb: 'create',
      what: 'a wait of who has asked',
      may: RUN_IT,
      act: (p) => setDoc(at(p, cooldownPath('author')), make.groupCooldown('author', 'declined')),
      setUp: inOrder({ [cooldownPath('author')]: null }),
    },
    {
      verb: 'update',
      what: 'a wait that is not over',
      may: [],
      act: (p) => setDoc(at(p, cooldownPath('author')), make.groupCooldown('author', 'declined')),
      setUp: inOrder({ [cooldownPath('author')]: stored('declined', 1, 'author') }),
    },
    {
      verb: 'create',
      what: 'a wait of who has neither asked nor was in',
      may: [],
      act: (p) => setDoc(at(p, cooldownPath('member')), make.groupCooldown('member', 'declined')),
      setUp: inOrder({ [cooldownPath('member')]: null }),
    },
    {
      verb: 'create',
      what: 'a wait of who was not in, as put out',
      may: [],
      act: (p) => setDoc(at(p, cooldownPath('author')), make.groupCooldown('author', 'removed')),
      setUp: inOrder({ [cooldownPath('author')]: null }),
    },
    {
      verb: 'delete',
      what: 'a wait',
      may: [],
      act: (p) => deleteDoc(at(p, cooldownPath('member'))),
      setUp: own,
    },
  ]);
});

describe('everybody of the school', () => {
  for (const persona of MEMBERS)
    allows(`the group itself for ${persona}`, () => getDoc(at(persona, `groups/${CLOSED_GROUP}`)), inOrder());
  denies(
    'its members for who is not in it',
    () => getDoc(at('member', membershipPath('groupMember'))),
    inOrder(),
  );
  const post = { ...make.post(RECORDS.groupMember, CLOSED_GROUP), createdAt: LONG_AGO };
  denies(
    'its posts for who is not in it',
    () => getDoc(at('author', 'posts/choirPost')),
    inOrder({ 'posts/choirPost': post }),
  );
  allows(
    'its posts for who is in it',
    () => getDoc(at('exGroupMember', 'posts/choirPost')),
    inOrder({ 'posts/choirPost': post }),
  );
  denies('its files for who is not in it', () =>
    getDocsFromServer(query(collection(rules.as('author'), `groups/${CLOSED_GROUP}/files`), limit(100))),
  );
});
