import { beforeEach, describe, expect, test } from 'vitest';
import type { Group } from '@/domain/entities/group';
import type { User } from '@/domain/entities/user';
import { newDocumentId } from '@/domain/ids';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, groupOf, membershipOf, several, store } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { groups } = backend;

let school: TestSchool;
let me: TestUser;

beforeEach(async () => {
  school = await world.school();
  me = await world.member(school);
  await as(me);
});

const group = (fields: Partial<Group> = {}) => groupOf(me, school.id, fields);
/** Groups with these people in each, who joined one after another. */
const storeGroups = (all: readonly Group[], ...people: User[]) =>
  store(
    ...all.map(documents.group),
    ...all.flatMap((one) =>
      people.map((person, index) => documents.membership(membershipOf(person, one, at(index)))),
    ),
  );
/** As the list tells it: with the document's own id, too. */
const numbered = (index: number) => String(index).padStart(3, '0');

describe('a group', () => {
  test('is held together with its creator’s membership', async () => {
    const id = newDocumentId();
    const made = { groupId: id, schoolId: school.id, uid: me.uid };
    await groups.create({ ...made, input: { name: 'Chess', description: 'Openings', cover: 'plum' } });
    expect(await world.data(`groups/${id}`)).toEqual({
      groupId: id,
      name: 'Chess',
      description: 'Openings',
      createdBy: me.uid,
      schoolId: school.id,
      memberCount: 1,
      cover: 'plum',
      lastPostAt: null,
      createdAt: expect.anything(),
      ...{ access: 'open', helpers: [], archivedAt: null, fileCount: 0 },
    });
    expect(await world.data(`groupMemberships/${me.uid}_${id}`)).toEqual({
      userId: me.uid,
      groupId: id,
      schoolId: school.id,
      joinedAt: expect.anything(),
    });
    // Sent twice it is one, as it was.
    const again = groups.create({ ...made, input: { name: 'Go', description: '' } });
    expect(await codeOf(again)).toBe('permission-denied');
    expect(await world.data(`groups/${id}`)).toMatchObject({ name: 'Chess' });
  });

  test('is refused in another school, and nobody can join one there', async () => {
    const { id } = await world.school();
    const foreign = groupOf(me, id);
    await storeGroups([foreign]);
    const input = { name: 'A', description: '' };
    const there = { groupId: newDocumentId(), schoolId: id, uid: me.uid, input };
    expect(await codeOf(groups.create(there))).toBe('permission-denied');
    expect(await world.data(`groupMemberships/${me.uid}_${there.groupId}`)).toBeNull();
    expect(await codeOf(groups.join(foreign, me.uid))).toBe('permission-denied');
  });

  test('is followed by itself, and is null where there is none', async () => {
    const here = group();
    await storeGroups([here]);
    const watched = watching(groups.watch, here.groupId);
    expect(await watched.until(() => true)).toEqual(here);
    await db.doc(`groups/${here.groupId}`).update({ name: 'Go' });
    expect(await watched.until((now) => now?.name === 'Go')).toEqual({ ...here, name: 'Go' });
    expect(await watching(groups.watch, 'none').until(() => true)).toBeNull();
  });
});

describe('the groups of a school', () => {
  test('come by their members, then the newest first, whatever their names; a hundred at once', async () => {
    const all = several(102, (index) =>
      // The first three have more members than the others, of whom the later ones are older.
      group({ name: numbered(200 - index), memberCount: Math.max(1, 4 - index), createdAt: at(500 - index) }),
    );
    const { id } = await world.school();
    await storeGroups([...all.toReversed(), groupOf(me, id)]);
    const first = await watching(groups.watchFirst, school.id).until(() => true);
    expect(first.items).toEqual(all.slice(0, 100));
    if (!first.next) throw new Error('The first page is the last.');
    expect(await groups.more(school.id, first.next)).toEqual({
      items: all.slice(100),
      next: null,
    });
  });

  test('are told as one is founded, until they are no longer followed', async () => {
    const [left, kept] = [watching(groups.watchFirst, school.id), watching(groups.watchFirst, school.id)];
    await Promise.all([left, kept].map((watched) => watched.until(() => true)));
    left.stop();
    const here = group();
    await storeGroups([here]);
    expect(await kept.until(({ items }) => items.length > 0)).toEqual({ items: [here], next: null });
    expect(left.told).toEqual([{ items: [], next: null }]);
  });

  test('are refused to others', async () => {
    const { id } = await world.school();
    expect((await watching(groups.watchFirst, id).failure()).code).toBe('permission-denied');
  });
});

describe('membership', () => {
  test('comes by joining and goes by leaving, and that of others stays', async () => {
    const other = await world.member(school);
    const here = group({ createdBy: other.uid });
    await storeGroups([here], other);
    const watched = watching(groups.watchMembership, me.uid, here.groupId);
    expect(await watched.until(() => true)).toBeNull();
    await groups.join(here, me.uid);
    expect(await watched.until((mine) => mine !== null)).toMatchObject({
      userId: me.uid,
      groupId: here.groupId,
      schoolId: school.id,
      joinedAt: expect.any(Date),
    });
    // Known by its id already: the second is refused, and changes nothing.
    const joined = await world.data(`groupMemberships/${me.uid}_${here.groupId}`);
    expect(await codeOf(groups.join(here, me.uid))).toBe('permission-denied');
    expect(await world.data(`groupMemberships/${me.uid}_${here.groupId}`)).toEqual(joined);
    await groups.leave(here.groupId, me.uid);
    await watched.until((mine) => mine === null && watched.told.length > 1);
    expect(await world.data(`groupMemberships/${me.uid}_${here.groupId}`)).toBeNull();
    expect(await world.data(`groupMemberships/${other.uid}_${here.groupId}`)).not.toBeNull();
  });

  test('counts only once the server has it: one that is refused was never told', async () => {
    const foreign = groupOf(me, (await world.school()).id);
    await storeGroups([foreign]);
    const watched = watching(groups.watchMembership, me.uid, foreign.groupId);
    await watched.until(() => true);
    expect(await codeOf(groups.join(foreign, me.uid))).toBe('permission-denied');
    expect(watched.told).toEqual([null]);
  });

  test('of somebody else can be neither made nor ended', async () => {
    const other = await world.member(school);
    const here = group();
    await storeGroups([here], other);
    expect(await codeOf(groups.leave(here.groupId, other.uid))).toBe('permission-denied');
    expect(await codeOf(groups.join(group(), other.uid))).toBe('permission-denied');
  });
});

describe('one’s own groups', () => {
  test('are all of this school, by name, however many', async () => {
    const all = several(104, (index) => group({ name: numbered(index) }));
    const elsewhere = groupOf(me, (await world.school()).id);
    await storeGroups([...all.toReversed(), elsewhere], me);
    await storeGroups([group({ name: 'not mine' })]);
    const watched = watching(groups.watchMine, me.uid, school.id);
    expect(await watched.until((mine) => mine.length === 104)).toEqual(all);
  });

  test('are told as they are joined, renamed and left', async () => {
    const [chess, art] = [group({ name: 'Chess' }), group({ name: 'Art' })];
    await storeGroups([chess], me);
    await storeGroups([art]);
    const watched = watching(groups.watchMine, me.uid, school.id);
    expect(await watched.until(() => true)).toEqual([chess]);
    await groups.join(art, me.uid);
    expect(await watched.until((mine) => mine.length === 2)).toEqual([art, chess]);
    await db.doc(`groups/${art.groupId}`).update({ name: 'Zoo' });
    await watched.until(([first, second]) => first?.name === 'Chess' && second?.name === 'Zoo');
    await groups.leave(chess.groupId, me.uid);
    await watched.until((mine) => mine.length === 1 && mine[0]?.name === 'Zoo');
    await groups.leave(art.groupId, me.uid);
    await watched.until((mine) => mine.length === 0);
  });

  test('are none for somebody new, and refused of somebody else', async () => {
    expect(await watching(groups.watchMine, me.uid, school.id).until(() => true)).toEqual([]);
    const other = await world.member(school);
    await storeGroups([group()], other);
    expect((await watching(groups.watchMine, other.uid, school.id).failure()).code).toBe('permission-denied');
  });
});

describe('the members of a group', () => {
  test('begin with its creator, then come as they joined, thirty at a time', async () => {
    const others = await Promise.all(
      several(31, (index) => world.member(school, { firstName: numbered(index) })),
    );
    const here = group();
    await storeGroups([here], ...others, me);
    const first = await groups.members(here, null);
    const uids = others.map(({ uid }) => uid);
    expect(first.items.map(({ uid }) => uid)).toEqual([me.uid, ...uids.slice(0, 30)]);
    expect(first.items[1]).toMatchObject({ firstName: '000', joinedAt: expect.any(Date) });
    const second = await groups.members(here, first.next);
    expect(second).toMatchObject({ items: [{ uid: uids[30] }, { uid: me.uid }], next: null });
  });

  test('name a creator who joined anew among the first once, before them', async () => {
    const others = await Promise.all(several(2, () => world.member(school)));
    const here = group();
    await storeGroups([here], ...others, me);
    const { items } = await groups.members(here, null);
    expect(items.map(({ uid }) => uid)).toEqual([me, ...others].map(({ uid }) => uid));
  });

  test('leave out a creator who has left', async () => {
    const creator = await world.member(school);
    const here = group({ createdBy: creator.uid });
    await storeGroups([here], me);
    expect((await groups.members(here, null)).items.map(({ uid }) => uid)).toEqual([me.uid]);
  });

  test('are shown by the first five of them, the creator among these', async () => {
    const others = await Promise.all(several(6, () => world.member(school)));
    const here = group();
    await storeGroups([here], ...others, me);
    const shown = async () => (await groups.faces(here)).map(({ uid }) => uid);
    const uids = others.map(({ uid }) => uid);
    // Who joined anew has to be looked up, for which one less is shown.
    expect(await shown()).toEqual([me.uid, ...uids.slice(0, 3)]);
    await store(documents.membership(membershipOf(me, here, at(-1))));
    expect(await shown()).toEqual([me.uid, ...uids.slice(0, 4)]);
  });

  test('are refused to whoever is not in it', async () => {
    const other = await world.member(school);
    const here = group({ createdBy: other.uid });
    await storeGroups([here], other);
    expect(await codeOf(groups.members(here, null))).toBe('permission-denied');
    expect(await codeOf(groups.faces(here))).toBe('permission-denied');
  });

  test('are told from others by name, to those who are in it', async () => {
    const [other, outside] = [await world.member(school), await world.member(school)];
    const here = group();
    await storeGroups([here], other, me);
    const uids = [outside.uid, other.uid, 'nobody'];
    expect(await groups.whoIsIn(here.groupId, uids)).toEqual([other.uid]);
    await as(outside);
    expect(await groups.whoIsIn(here.groupId, [other.uid])).toEqual([]);
  });
});
