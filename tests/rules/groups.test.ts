import {
  collection,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocsFromServer,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { GROUP_COVERS } from '@/domain/group-cover';
import { groupMembershipId } from '@/domain/ids';
import type { CountedKind } from '@/domain/rate-counter';
import { allows, denies, exactly, matrix } from './support/cases';
import { counted, createCounted } from './support/counted';
import { loadRules } from './support/environment';
import { ELMWOOD, GROUP, group, groupMembership, LONG_AGO, OAKFIELD } from './support/factories';
import { MEMBERS, type Persona, SIGNED_IN } from './support/personas';

const rules = loadRules('groups');
const READERS = [...MEMBERS, 'admin'] as const;
const groups = (persona: Persona) => collection(rules.as(persona), 'groups');
const page = (persona: Persona, count = 100) =>
  query(
    groups(persona),
    where('schoolId', '==', OAKFIELD),
    orderBy('memberCount', 'desc'),
    orderBy('createdAt', 'desc'),
    limit(count),
  );
const NEW = 'reading';

/** A group with its creator's membership, counted as one of a kind; null leaves a part out. */
function create(
  by: Persona,
  payload: object | null,
  membership: object | null,
  id = NEW,
  kind: CountedKind = 'groups',
): Promise<void> {
  const db = rules.as(by);
  return counted(rules, by, [kind, id], (batch) => {
    if (payload) batch.set(doc(db, 'groups', id), payload);
    if (membership) batch.set(doc(db, 'groupMemberships', groupMembershipId(by, id)), membership);
  });
}
const cleared = (by: Persona) =>
  rules.put({ [`groups/${NEW}`]: null, [`groupMemberships/${groupMembershipId(by, NEW)}`]: null });

describe('groups by role', () => {
  matrix([
    { verb: 'get', what: 'a group', may: READERS, act: (p) => getDoc(doc(groups(p), GROUP)) },
    { verb: 'get', what: 'a group that is gone', may: SIGNED_IN, act: (p) => getDoc(doc(groups(p), 'gone')) },
    { verb: 'list', what: 'Oakfield’s groups', may: READERS, act: (p) => getDocsFromServer(page(p)) },
    { verb: 'count', what: 'Oakfield’s groups', may: READERS, act: (p) => getCountFromServer(page(p)) },
    {
      verb: 'list',
      what: 'some of Oakfield’s groups by their ids',
      may: READERS,
      act: (p) =>
        getDocsFromServer(
          query(
            groups(p),
            where('schoolId', '==', OAKFIELD),
            where('groupId', 'in', [GROUP, 'another']),
            limit(30),
          ),
        ),
    },
    {
      verb: 'list',
      what: 'the groups of all schools',
      may: ['admin'],
      act: (p) => getDocsFromServer(query(groups(p), orderBy('memberCount', 'desc'), limit(100))),
    },
    {
      verb: 'create',
      what: 'a group with oneself in it',
      may: MEMBERS,
      act: (p) => create(p, group(NEW, p), groupMembership(p, NEW)),
      setUp: cleared,
    },
    {
      verb: 'update',
      what: 'a group',
      may: [],
      act: (p) => updateDoc(doc(groups(p), GROUP), { name: 'Poker' }),
    },
    {
      verb: 'update',
      what: 'the number of a group’s members',
      may: [],
      act: (p) => updateDoc(doc(groups(p), GROUP), { memberCount: increment(1) }),
    },
    {
      verb: 'update',
      what: 'when something was last posted in a group',
      may: [],
      act: (p) => updateDoc(doc(groups(p), GROUP), { lastPostAt: serverTimestamp() }),
    },
    {
      verb: 'delete',
      what: 'a group',
      may: [],
      act: (p) => deleteDoc(doc(groups(p), GROUP)),
    },
  ]);
  denies('groups without a limit', () =>
    getDocsFromServer(
      query(groups('member'), where('schoolId', '==', OAKFIELD), orderBy('memberCount', 'desc')),
    ),
  );
  denies('101 groups', () => getDocsFromServer(page('member', 101)));
});

describe('founding a group', () => {
  const clean = () => cleared('member');
  const valid = () => group(NEW, 'member');
  exactly(
    'a group',
    valid,
    (payload) => create('member', payload, groupMembership('member', NEW)),
    {
      'under another id': { groupId: GROUP },
      'without a name': { name: '' },
      'with a name of blanks': { name: '  ' },
      'with a name of 81 characters': { name: 'x'.repeat(81) },
      'with a description of 2001 characters': { description: 'x'.repeat(2001) },
      'with a description that is no text': { description: null },
      'in someone else’s name': { createdBy: 'author' },
      'in another school': { schoolId: ELMWOOD },
      'dated back': { createdAt: LONG_AGO },
      'with members that it does not have': { memberCount: 2 },
      'with none': { memberCount: 0 },
      'with a number of members that is none': { memberCount: '1' },
      'in a colour that there is not': { cover: 'mauve' },
      'in no colour': { cover: null },
      'in all colours': { cover: [...GROUP_COVERS] },
      'busy from the start': { lastPostAt: serverTimestamp() },
      'busy long ago': { lastPostAt: LONG_AGO },
      'with a way in that there is not': { access: 'secret' },
      'with no way in': { access: null },
      'with a helper': { helpers: ['author'] },
      'with helpers that are no list': { helpers: 'author' },
      'archived from the start': { archivedAt: serverTimestamp() },
      'with room for more files': { fileCount: -100 },
    },
    clean,
  );
  allows(
    'a group that has to be asked for',
    () => create('member', { ...valid(), access: 'request' }, groupMembership('member', NEW)),
    clean,
  );
  for (const cover of GROUP_COVERS)
    allows(
      `a group in ${cover}`,
      () => create('member', { ...valid(), cover }, groupMembership('member', NEW)),
      clean,
    );
  exactly(
    'its first membership',
    () => groupMembership('member', NEW),
    (membership) => create('member', valid(), membership),
    {
      'in someone else’s name': { userId: 'author' },
      'of another group': { groupId: GROUP },
      'of another school': { schoolId: ELMWOOD },
      'dated back': { joinedAt: LONG_AGO },
    },
    clean,
  );
  denies('a group in another school, membership and all', () =>
    create(
      'member',
      { ...valid(), schoolId: ELMWOOD },
      { ...groupMembership('member', NEW), schoolId: ELMWOOD },
    ),
  );
  denies(
    'a group in another school, with a membership of long ago',
    () => create('member', { ...valid(), schoolId: ELMWOOD }, null),
    async () => {
      await clean();
      await rules.put({ [`groupMemberships/member_${NEW}`]: groupMembership('member', NEW) });
    },
  );
  // Of joinings a day has twenty times as many.
  denies(
    'a group counted as a joining',
    () => create('member', valid(), groupMembership('member', NEW), NEW, 'memberships'),
    clean,
  );
  denies('a group without its creator in it', () => create('member', valid(), null), clean);
  denies('another group in the place of one’s own, around its members', () =>
    createCounted(rules, 'groupMember', 'groups', doc(groups('groupMember'), GROUP), {
      ...group(GROUP, 'groupMember'),
      name: 'Poker',
    }),
  );
  denies('a group under an id with an underscore', () =>
    create('member', group('a_b', 'member'), groupMembership('member', 'a_b'), 'a_b'),
  );
  allows(
    'a group without a description',
    () => create('member', { ...valid(), description: '' }, groupMembership('member', NEW)),
    clean,
  );
});
