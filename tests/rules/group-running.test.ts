import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { describe } from 'vitest';
import { GROUP_COVERS } from '@/domain/group-cover';
import { allows, changes, denies, matrix, type Row, removals } from './support/cases';
import {
  closed,
  cooldownPath,
  groupPath,
  LEFT,
  membershipPath,
  RUN_IT,
  requestPath,
  STAFF,
} from './support/closed-group';
import { counted, createCounted, editCounted, likeCounted } from './support/counted';
import { loadRules } from './support/environment';
import * as make from './support/factories';
import { pause, pausePath } from './support/moderation';
import type { Persona } from './support/personas';
import { RECORDS } from './support/world';

const { CLOSED_GROUP, ELMWOOD, LONG_AGO } = make;
const rules = loadRules('group-running');
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
const membership = (of: string) => ({ ...make.groupMembership(of, CLOSED_GROUP), joinedAt: LONG_AGO });
/** Members beside those who run it: the member and the author. */
const inOrder =
  (change: object = {}, around: Record<string, object | null> = {}) =>
  () =>
    rules.put({
      [groupPath]: closed(change),
      ...Object.fromEntries(['member', 'author', ...RUN_IT].map((p) => [membershipPath(p), membership(p)])),
      ...Object.fromEntries(['member', 'author', ...RUN_IT].map((p) => [cooldownPath(p), null])),
      [pausePath('groupMember')]: null,
      ...around,
    });
const ARCHIVED = { archivedAt: LONG_AGO };
const change = (by: Persona, fields: Record<string, unknown>) =>
  counted(rules, by, ['groupEdits', CLOSED_GROUP], (batch) => batch.update(at(by, groupPath), fields));
function remove(by: Persona, of: string, cooldown: object | null = make.groupCooldown(of, 'removed')) {
  const batch = writeBatch(rules.as(by));
  if (cooldown) batch.set(at(by, cooldownPath(of)), cooldown);
  batch.delete(at(by, membershipPath(of)));
  return batch.commit();
}

describe('running a group by role', () => {
  const there = inOrder();
  const away = inOrder({}, LEFT);
  const rows = (what: string, act: (p: Persona) => Promise<unknown>, creatorAlone = false): Row[] => [
    { verb: 'update', what, may: creatorAlone ? ['groupMember'] : RUN_IT, act, setUp: there },
    { verb: 'update', what: `${what}, which nobody runs`, may: STAFF, act, setUp: away },
  ];
  matrix([
    ...rows('the description of a group', (p) => change(p, { description: 'Mondays' })),
    ...rows('the colour of a group', (p) => change(p, { cover: 'sky' })),
    ...rows('the way into a group', (p) => change(p, { access: 'open' })),
    ...rows('a group that ends', (p) => change(p, { archivedAt: serverTimestamp() })),
    ...rows('the helpers of a group', (p) => change(p, { helpers: ['member'] }), true),
    {
      verb: 'update',
      what: 'a group that goes on',
      may: RUN_IT,
      act: (p) => change(p, { archivedAt: null }),
      setUp: inOrder(ARCHIVED),
    },
    {
      verb: 'delete',
      what: 'a member’s membership, as put out',
      may: RUN_IT,
      act: (p) => remove(p, 'author'),
      setUp: there,
    },
    {
      verb: 'delete',
      what: 'a member’s membership, as put out where nobody runs the group',
      may: STAFF,
      act: (p) => remove(p, 'author'),
      setUp: away,
    },
    {
      verb: 'get',
      what: 'a member where nobody runs the group',
      may: ['member', 'author', ...STAFF],
      act: (p) => getDoc(at(p, membershipPath('author'))),
      setUp: away,
    },
  ]);
  denies(
    'a change by its creator, who has left it',
    () => change('groupMember', { cover: 'sky' }),
    inOrder({}, LEFT),
  );
  denies(
    'a change by a helper who is paused',
    () => change('exGroupMember', { cover: 'sky' }),
    inOrder({}, { [pausePath('exGroupMember')]: pause('exGroupMember') }),
  );
  allows(
    'a change by a helper whose pause is over',
    () => change('exGroupMember', { cover: 'sky' }),
    inOrder({}, { [pausePath('exGroupMember')]: pause('exGroupMember', LONG_AGO) }),
  );
});

describe('a group', () => {
  changes(
    'that is run',
    (fields) => change('groupMember', fields),
    {
      right: {
        'no description': { description: '' },
        'the longest description': { description: 'x'.repeat(2000) },
        ...Object.fromEntries(GROUP_COVERS.map((cover) => [cover, { cover }])),
        open: { access: 'open' },
        'all at once': { description: 'Mondays', cover: 'sky', access: 'open' },
      },
      wrong: {
        'a description without end': { description: 'x'.repeat(2001) },
        'a description that is no text': { description: null },
        'a colour that there is not': { cover: 'mauve' },
        'a way in that there is not': { access: 'secret' },
        'archived long ago': { archivedAt: LONG_AGO },
        'archived by a word': { archivedAt: 'now' },
        'another name': { name: 'Poker' },
        'another creator': { createdBy: 'author' },
        'another school': { schoolId: ELMWOOD },
        'more members': { memberCount: 100 },
        'more room for files': { fileCount: 0, cover: 'sky', lastPostAt: serverTimestamp() },
        'fewer files': { fileCount: -1 },
        activity: { lastPostAt: serverTimestamp() },
        'helpers by the way': { cover: 'sky', helpers: [] },
        ...removals('description', 'cover', 'access'),
      },
    },
    inOrder(),
  );
  denies(
    'a change that is not counted',
    () => updateDoc(at('groupMember', groupPath), { cover: 'sky' }),
    inOrder(),
  );
  allows(
    'the end of one of before groups had colours',
    () => change('groupMember', { archivedAt: serverTimestamp() }),
    async () => {
      await inOrder()();
      const { cover: _, access: __, helpers: ___, archivedAt: ____, fileCount: _____, ...before } = closed();
      await rules.put({ [groupPath]: before });
    },
  );
  denies('a colour of an archived one', () => change('groupMember', { cover: 'sky' }), inOrder(ARCHIVED));
  denies(
    'a colour with the end of the archive',
    () => change('groupMember', { cover: 'sky', archivedAt: null }),
    inOrder(ARCHIVED),
  );
  denies(
    'archived once more',
    () => change('groupMember', { archivedAt: serverTimestamp() }),
    inOrder(ARCHIVED),
  );
});

describe('helpers', () => {
  const name = (helpers: unknown, by: Persona = 'groupMember') => change(by, { helpers });
  allows('nobody', () => name([]), inOrder());
  allows('three', () => name(['exGroupMember', 'member', 'author']), inOrder());
  denies(
    'four',
    () => name(['exGroupMember', 'member', 'author', 'fellow']),
    inOrder({}, { [membershipPath('fellow')]: membership('fellow') }),
  );
  denies('one twice', () => name(['member', 'member']), inOrder());
  for (const [at_, helpers] of [
    ['first', ['moderator', 'member', 'author']],
    ['second', ['member', 'moderator', 'author']],
    ['third', ['member', 'author', 'moderator']],
  ] as const)
    denies(`somebody who is not in the group, as the ${at_}`, () => name(helpers), inOrder());
  denies('two of whom the second is not in the group', () => name(['member', 'moderator']), inOrder());
  denies('the creator', () => name(['groupMember']), inOrder());
  denies('no list', () => name('member'), inOrder());
  denies('a number', () => name([1]), inOrder());
  denies('helpers of an archived group', () => name([]), inOrder(ARCHIVED));
  denies(
    'helpers that are not counted',
    () => updateDoc(at('groupMember', groupPath), { helpers: [] }),
    inOrder(),
  );
  denies('helpers and a colour', () => change('groupMember', { helpers: [], cover: 'sky' }), inOrder());
  denies('oneself, as a member', () => name(['member'], 'member'), inOrder());
  allows('the next by staff where nobody is left', () => name(['member'], 'moderator'), inOrder({}, LEFT));
});

describe('putting out', () => {
  denies('without the wait', () => remove('groupMember', 'author', null), inOrder());
  denies(
    'with a wait of before',
    () => remove('groupMember', 'author', null),
    inOrder(
      {},
      { [cooldownPath('author')]: { ...make.groupCooldown('author', 'removed'), startedAt: LONG_AGO } },
    ),
  );
  denies(
    'with a shorter wait',
    () => remove('groupMember', 'author', make.groupCooldown('author', 'declined')),
    inOrder({}, { [requestPath('author')]: { ...make.groupRequest('author'), requestedAt: LONG_AGO } }),
  );
  allows('a helper, by the creator', () => remove('groupMember', 'exGroupMember'), inOrder());
  denies('the creator, by a helper', () => remove('exGroupMember', 'groupMember'), inOrder());
  denies(
    'a helper, by another',
    () => remove('exGroupMember', 'member'),
    inOrder({ helpers: ['exGroupMember', 'member'] }),
  );
  denies('a member, by another', () => remove('member', 'author'), inOrder());
  denies(
    'a member, by the creator of before',
    () => remove('groupMember', 'author'),
    inOrder({}, { [membershipPath('groupMember')]: null }),
  );
  denies(
    'a wait for the creator, by a helper',
    () =>
      setDoc(at('exGroupMember', cooldownPath('groupMember')), make.groupCooldown('groupMember', 'removed')),
    inOrder(),
  );
  denies(
    'with a wait that is not over',
    () => remove('groupMember', 'author'),
    inOrder(
      {},
      { [cooldownPath('author')]: { ...make.groupCooldown('author', 'removed'), startedAt: new Date() } },
    ),
  );
  allows(
    'with one of long ago',
    () => remove('groupMember', 'author'),
    inOrder(
      {},
      { [cooldownPath('author')]: { ...make.groupCooldown('author', 'removed'), startedAt: LONG_AGO } },
    ),
  );
  allows('a member of an archived group', () => remove('groupMember', 'author'), inOrder(ARCHIVED));
  allows('oneself', () => deleteDoc(at('author', membershipPath('author'))), inOrder(ARCHIVED));
});

describe('an archived group', () => {
  const by = 'member';
  const POST = 'posts/choirPost';
  const WORDS = `${POST}/comments/choirWords`;
  const written = (archived: object) => async () => {
    await inOrder(archived, {
      [POST]: { ...make.post(RECORDS[by], CLOSED_GROUP), createdAt: LONG_AGO },
      [WORDS]: { ...make.comment(RECORDS[by]), createdAt: LONG_AGO },
      'posts/choirNews': null,
      [`${POST}/comments/choirNews`]: null,
      [`${groupPath}/files/choirNews`]: null,
    })();
  };
  const file = make.groupFile(by, 'choirNews', CLOSED_GROUP);
  const WRITES: Record<string, () => Promise<unknown>> = {
    'a post': () =>
      createCounted(rules, by, 'posts', at(by, 'posts/choirNews'), make.post(RECORDS[by], CLOSED_GROUP)),
    'other words of a post': () => editCounted(rules, by, at(by, POST)),
    'a like': () => likeCounted(rules, by, at(by, POST), { likedBy: [by] }),
    'a comment': () =>
      createCounted(rules, by, 'comments', at(by, `${POST}/comments/choirNews`), make.comment(RECORDS[by])),
    'other words of a comment': () => editCounted(rules, by, at(by, WORDS)),
    'a file': () =>
      counted(rules, by, ['groupFiles', file.path], (batch) =>
        batch.set(at(by, `${groupPath}/files/choirNews`), file),
      ),
  };
  for (const [what, write] of Object.entries(WRITES)) {
    denies(`${what} in it`, write, written(ARCHIVED));
    allows(`${what} in one that goes on`, write, written({}));
    // A pause that is over is looked up as well: the most that these cost.
    allows(`${what} in one that goes on, by who was paused`, write, async () => {
      await written({})();
      await rules.put({ [pausePath(by)]: pause(by, LONG_AGO) });
    });
  }
  const read = async () => {
    await written(ARCHIVED)();
    await rules.put({ [pausePath(by)]: null });
  };
  allows('reading a post', () => getDoc(at(by, POST)), read);
  allows('reading a comment', () => getDoc(at(by, WORDS)), read);
  allows('the end of one’s own post', () => deleteDoc(at(by, POST)), read);
  allows('the end of one’s own comment', () => deleteDoc(at(by, WORDS)), read);
});
