import {
  collection,
  collectionGroup,
  deleteDoc,
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
import { allows, denies, exactly, matrix } from './support/cases';
import {
  closed,
  cooldownPath,
  groupPath,
  LEFT,
  loadClosedGroup,
  membershipPath,
  RUN_IT,
  requestPath,
  STAFF,
  storedCooldown,
} from './support/closed-group';
import { counted } from './support/counted';
import * as make from './support/factories';
import { block, blockPath } from './support/moderation';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';
import { RECORDS } from './support/world';

const { CLOSED_GROUP, ELMWOOD, GROUP, LONG_AGO, OAKFIELD } = make;
const { rules, at, inOrder, admit, decline } = loadClosedGroup('group-requests');
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
  denies('a request to an archived group', asks, inOrder({ [groupPath]: closed({ archivedAt: LONG_AGO }) }));
  denies(
    'a request to another school’s group, as to one’s own',
    asks,
    inOrder({ [groupPath]: closed({ schoolId: ELMWOOD }) }),
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
    inOrder({ [cooldownPath('member')]: storedCooldown('declined', 6) }),
  );
  allows(
    'asking again a week after a no',
    asks,
    inOrder({ [cooldownPath('member')]: storedCooldown('declined', 7.01) }),
  );
  denies(
    'asking 29 days after having been put out',
    asks,
    inOrder({ [cooldownPath('member')]: storedCooldown('removed', 29) }),
  );
  allows(
    'asking 30 days after having been put out',
    asks,
    inOrder({ [cooldownPath('member')]: storedCooldown('removed', 30.01) }),
  );
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
