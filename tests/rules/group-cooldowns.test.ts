import {
  collection,
  deleteDoc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { allows, denies, exactly, matrix } from './support/cases';
import {
  cooldownPath,
  loadClosedGroup,
  membershipPath,
  RUN_IT,
  requestPath,
  storedCooldown,
} from './support/closed-group';
import * as make from './support/factories';
import { FAR_AHEAD } from './support/moderation';
import { type Persona, SIGNED_IN } from './support/personas';

const { ELMWOOD, GROUP, LONG_AGO } = make;
const { rules, at, inOrder, decline } = loadClosedGroup('group-cooldowns');

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
    inOrder({ [cooldownPath('author')]: storedCooldown('declined', 1, 'author') }),
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
    inOrder({ [cooldownPath('author')]: storedCooldown('declined', 30, 'author') }),
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
  const over = (of: Persona) => inOrder({ [cooldownPath(of)]: storedCooldown('declined', 30, of) });
  allows('anew for who asks again', () => write('groupMember', 'author'), over('author'));
  denies('anew by who does not run the group', () => write('member', 'author'), over('author'));
  denies('anew for who does not ask again', () => write('groupMember', 'member'), over('member'));
});

describe('waits by role', () => {
  const own = inOrder({ [cooldownPath('member')]: storedCooldown('declined', 1) });
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
      setUp: inOrder({ [cooldownPath('author')]: storedCooldown('declined', 1, 'author') }),
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
