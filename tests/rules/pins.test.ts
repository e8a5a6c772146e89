import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { pinListId } from '@/domain/pins';
import { DAY_MS } from '@/domain/time';
import { allows, denies, exactly, matrix } from './support/cases';
import { counted } from './support/counted';
import { loadRules } from './support/environment';
import { CLOSED_GROUP, ELMWOOD, GROUP, group, LONG_AGO, OAKFIELD, pinList, post } from './support/factories';
import { pause, pausePath } from './support/moderation';
import type { Persona } from './support/personas';
import { RECORDS, WORLD } from './support/world';

// The school's feed has the author's post, the group's feed those of its member, who has created it.
const rules = loadRules('pins');
const STAFF: readonly Persona[] = ['moderator', 'admin'];
const at = (persona: Persona, path: string) => doc(rules.as(persona), path);
const listPath = (groupId: string | null = null, schoolId = OAKFIELD) =>
  `schools/${schoolId}/pins/${pinListId(groupId)}`;
const LIST = listPath();
const SOON = new Date(Date.now() + DAY_MS);
const LATER = new Date(Date.now() + 2 * DAY_MS);
const PAST = new Date(Date.now() - 1_000);
const stored = (groupId: string | null, until: Date | null) => ({
  ...post(RECORDS.author, groupId),
  ...{ createdAt: LONG_AGO, pinnedUntil: until, sortAt: until ?? LONG_AGO },
});

interface Pin {
  id?: string;
  until?: Date | null;
  groupId?: string | null;
  /** What stays beside it. */
  others?: Record<string, Date>;
  list?: object;
  post?: object;
}

/** Pins a post, or lets it go, as our client does it. */
function pin(
  by: Persona,
  { id = 'plain', until = SOON, groupId = null, others = {}, list = {}, ...more }: Pin = {},
): Promise<void> {
  const posts = until ? { ...others, [id]: until } : others;
  return counted(rules, by, ['pins', id], (batch) => {
    batch.set(at(by, listPath(groupId)), { ...pinList(posts, id), ...list });
    batch.update(at(by, `posts/${id}`), { pinnedUntil: until, sortAt: until ?? LONG_AGO, ...more.post });
  });
}
const unpin = (by: Persona, id: string, more: Pin = {}) => pin(by, { id, until: null, ...more });

/** These are pinned in the school's feed, beside a post that is not. */
const pinned =
  (posts: Record<string, Date> = {}, around: Record<string, object | null> = {}) =>
  () =>
    rules.put({
      'posts/plain': stored(null, null),
      ...Object.fromEntries(Object.entries(posts).map(([id, until]) => [`posts/${id}`, stored(null, until)])),
      [LIST]:
        Object.keys(posts).length > 0
          ? { ...pinList(posts, Object.keys(posts)[0] ?? ''), at: LONG_AGO }
          : null,
      [pausePath('moderator')]: null,
      ...around,
    });
const THREE = { one: SOON, two: SOON, three: LATER };
const inGroup =
  (around: Record<string, object | null> = {}) =>
  async () => {
    await rules.restore(
      `groups/${CLOSED_GROUP}`,
      ...['groupMember', 'exGroupMember'].map((uid) => `groupMemberships/${uid}_${CLOSED_GROUP}`),
    );
    await rules.put({
      'posts/plain': stored(CLOSED_GROUP, null),
      [listPath(CLOSED_GROUP)]: null,
      [pausePath('groupMember')]: null,
      ...around,
    });
  };
const AWAY = Object.fromEntries(
  ['groupMember', 'exGroupMember'].map((uid) => [`groupMemberships/${uid}_${CLOSED_GROUP}`, null]),
);

describe('pins by role', () => {
  matrix([
    {
      verb: 'get',
      what: 'the pins of the school',
      may: STAFF,
      act: (p) => getDoc(at(p, LIST)),
      setUp: pinned(THREE),
    },
    {
      verb: 'get',
      what: 'the pins of a group',
      may: ['groupMember', 'exGroupMember'],
      act: (p) => getDoc(at(p, listPath(CLOSED_GROUP))),
      setUp: inGroup(),
    },
    {
      verb: 'list',
      what: 'pins',
      may: [],
      act: (p) => getDocsFromServer(query(collection(rules.as(p), `schools/${OAKFIELD}/pins`), limit(1))),
    },
    {
      verb: 'list',
      what: 'pins of all schools',
      may: [],
      act: (p) => getDocsFromServer(query(collectionGroup(rules.as(p), 'pins'), limit(1))),
    },
    { verb: 'update', what: 'the pins of the school', may: STAFF, act: (p) => pin(p), setUp: pinned() },
    {
      verb: 'update',
      what: 'the pins of the school with one less',
      may: STAFF,
      act: (p) => unpin(p, 'one', { others: { two: SOON, three: LATER } }),
      setUp: pinned(THREE),
    },
    {
      verb: 'update',
      what: 'the pins of a group',
      may: ['groupMember', 'exGroupMember'],
      act: (p) => pin(p, { groupId: CLOSED_GROUP }),
      setUp: inGroup(),
    },
    {
      verb: 'update',
      what: 'the pins of a group that nobody runs',
      may: STAFF,
      act: (p) => pin(p, { groupId: CLOSED_GROUP }),
      setUp: inGroup(AWAY),
    },
    {
      verb: 'delete',
      what: 'the pins of the school',
      may: [],
      act: (p) => deleteDoc(at(p, LIST)),
      setUp: pinned(THREE),
    },
  ]);
});

describe('a pin', () => {
  exactly(
    'the pins of the school',
    () => pinList({ plain: SOON }, 'plain'),
    (list) =>
      counted(rules, 'moderator', ['pins', 'plain'], (batch) => {
        batch.set(at('moderator', LIST), list);
        batch.update(at('moderator', 'posts/plain'), { pinnedUntil: SOON, sortAt: SOON });
      }),
    {
      'with another end than the post': { posts: { plain: LATER } },
      'without the post': { posts: {} },
      'with a post that is not pinned': { posts: { plain: SOON, 'posts/memberPost': SOON } },
      'that are no map': { posts: [SOON] },
      'that are a text': { posts: 'plain' },
      'that were changed long ago': { at: LONG_AGO },
      'that were changed by one’s own clock': { at: new Date() },
      'that name another post': { lastId: 'memberPost' },
      'that name a post that is not there': { lastId: 'gone' },
    },
    pinned(),
  );
  allows('a second one', () => pin('moderator', { others: { one: SOON } }), pinned({ one: SOON }));
  allows(
    'a third one',
    () => pin('moderator', { others: { one: SOON, two: SOON } }),
    pinned({ one: SOON, two: SOON }),
  );
  denies('a fourth one', () => pin('moderator', { others: THREE }), pinned(THREE));
  denies(
    'a fourth one in the place of one that goes on',
    () => pin('moderator', { others: { one: SOON, two: SOON } }),
    pinned(THREE),
  );
  for (const there of [['one'], ['one', 'two'], ['one', 'two', 'three']] as const)
    for (const dropped of there) {
      const of = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, SOON]));
      denies(
        `one in the place of ${dropped}, which goes on, of ${there.length}`,
        () => pin('moderator', { others: of(there.filter((id) => id !== dropped)) }),
        pinned(of(there)),
      );
    }
  denies('a fourth one on a list that begins anew', () => pin('moderator'), pinned(THREE));
  allows(
    'a fourth one in the place of one that is over',
    () => pin('moderator', { others: { one: SOON, two: SOON } }),
    pinned({ ...THREE, three: PAST }),
  );
  allows(
    'one in the place of three that are over',
    () => pin('moderator'),
    pinned({ one: PAST, two: PAST, three: PAST }),
  );
  denies(
    'one in the place of three of which the last goes on',
    () => pin('moderator'),
    pinned({ one: PAST, two: PAST, three: SOON }),
  );
  allows(
    'another end for one of three',
    () => pin('moderator', { id: 'one', until: LATER, others: { two: SOON, three: LATER } }),
    pinned(THREE),
  );
  denies(
    'another end for one that is not named',
    () => pin('moderator', { others: { one: LATER } }),
    pinned({ one: SOON }),
  );
  denies(
    'another one taken off by the way',
    () => unpin('moderator', 'one', { others: { three: LATER } }),
    pinned(THREE),
  );
  allows(
    'the end of one that is over and on no list',
    () => unpin('moderator', 'plain'),
    () => rules.put({ 'posts/plain': stored(null, PAST), [LIST]: null }),
  );
  denies('one for a moment that is over', () => pin('moderator', { until: PAST }), pinned());
  allows(
    'one for nearly 60 days',
    () => pin('moderator', { until: new Date(Date.now() + 60 * DAY_MS - 60_000) }),
    pinned(),
  );
  denies('one for 61 days', () => pin('moderator', { until: new Date(Date.now() + 61 * DAY_MS) }), pinned());
  allows(
    'a welcome',
    () => pin('moderator', { id: 'welcome_author_oakfield' }),
    async () => {
      await pinned()();
      await rules.restore('posts/welcome_author_oakfield');
    },
  );
  denies(
    'a post of another school',
    () => pin('moderator'),
    pinned({}, { 'posts/plain': { ...stored(null, null), schoolId: ELMWOOD } }),
  );
  denies(
    'a post of a group among the school’s',
    () => pin('moderator'),
    pinned({}, { 'posts/plain': stored(GROUP, null) }),
  );
  denies(
    'a post of the school among a group’s',
    () => pin('groupMember', { groupId: CLOSED_GROUP }),
    inGroup({ 'posts/plain': stored(null, null) }),
  );
  denies(
    'a post of another group',
    () => pin('groupMember', { groupId: CLOSED_GROUP }),
    inGroup({ 'posts/plain': stored(GROUP, null) }),
  );
  denies(
    'one while paused',
    () => pin('moderator'),
    pinned({}, { [pausePath('moderator')]: pause('moderator') }),
  );
  denies(
    'one in a group while paused',
    () => pin('groupMember', { groupId: CLOSED_GROUP }),
    inGroup({ [pausePath('groupMember')]: pause('groupMember') }),
  );
  denies(
    'one in a group that is archived',
    () => pin('groupMember', { groupId: CLOSED_GROUP }),
    inGroup({
      [`groups/${CLOSED_GROUP}`]: {
        ...group(CLOSED_GROUP, 'groupMember'),
        createdAt: LONG_AGO,
        archivedAt: LONG_AGO,
      },
    }),
  );
  denies(
    'one in a group of another school, below one’s own',
    () => pin('groupMember', { groupId: CLOSED_GROUP }),
    inGroup({
      [`groups/${CLOSED_GROUP}`]: {
        ...group(CLOSED_GROUP, 'groupMember'),
        createdAt: LONG_AGO,
        schoolId: ELMWOOD,
      },
      [`groupMemberships/groupMember_${CLOSED_GROUP}`]: {
        ...(WORLD[`groupMemberships/groupMember_${CLOSED_GROUP}`] as object),
        schoolId: ELMWOOD,
      },
      'users/groupMember': { ...RECORDS.groupMember, approvedSchools: [OAKFIELD, ELMWOOD] },
    }),
  );
  denies(
    'one that is not counted',
    () => {
      const batch = writeBatch(rules.as('moderator'));
      batch.set(at('moderator', LIST), pinList({ plain: SOON }, 'plain'));
      batch.update(at('moderator', 'posts/plain'), { pinnedUntil: SOON, sortAt: SOON });
      return batch.commit();
    },
    pinned(),
  );
  denies(
    'a list alone',
    () =>
      counted(rules, 'moderator', ['pins', 'plain'], (batch) =>
        batch.set(at('moderator', LIST), pinList({ plain: SOON }, 'plain')),
      ),
    pinned(),
  );
});

describe('a list without a change of its post', () => {
  const list = (change: object = {}) =>
    counted(rules, 'moderator', ['pins', 'plain'], (batch) =>
      batch.set(at('moderator', LIST), { ...pinList({ plain: SOON }, 'plain'), ...change }),
    );
  const isPinned = (post_: object = {}) => pinned({}, { 'posts/plain': { ...stored(null, SOON), ...post_ } });
  allows('of one that is pinned already', () => list(), isPinned());
  denies('of one that is pinned in a group', () => list(), isPinned({ groupId: GROUP }));
  denies('of one that is pinned in another school', () => list(), isPinned({ schoolId: ELMWOOD }));
  denies('dated back', () => list({ at: LONG_AGO }), isPinned());
});

describe('a post', () => {
  const alone =
    (fields: object, by: Persona = 'moderator') =>
    () =>
      updateDoc(at(by, 'posts/plain'), fields);
  denies('pinned without a list', alone({ pinnedUntil: SOON, sortAt: SOON }), pinned());
  denies('put on top without a pin', alone({ sortAt: SOON }), pinned());
  denies('put on top by its author', alone({ sortAt: SOON }, 'author'), pinned());
  denies(
    'pinned again by what the list says of before',
    alone({ pinnedUntil: SOON, sortAt: SOON }, 'author'),
    pinned({}, { [LIST]: { ...pinList({ plain: SOON }, 'plain'), at: LONG_AGO } }),
  );
  denies(
    'that stands elsewhere than its pin says',
    () => pin('moderator', { post: { sortAt: LATER } }),
    pinned(),
  );
  denies(
    'that stands elsewhere than where it was posted',
    () => unpin('moderator', 'one', { post: { sortAt: serverTimestamp() } }),
    pinned({ one: SOON }),
  );
  denies('pinned with other words', () => pin('moderator', { post: { content: 'Buy here' } }), pinned());
  denies('pinned with a like', () => pin('moderator', { post: { likedBy: ['moderator'] } }), pinned());
  denies(
    'that stays pinned when it is off the list',
    () =>
      counted(rules, 'moderator', ['pins', 'one'], (batch) =>
        batch.set(at('moderator', LIST), pinList({}, 'one')),
      ),
    pinned({ one: SOON }),
  );
  denies('pinned in a second list', () =>
    setDoc(at('moderator', `schools/${OAKFIELD}/pins/other`), pinList({}, 'x')),
  );
});
