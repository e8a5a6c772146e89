import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '@/backend/live';
import type { Member } from '@/domain/entities/school';
import { documents, memberOf } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, several, store } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { directory } = backend;

let school: TestSchool;
let me: TestUser;

beforeEach(async () => {
  school = await world.school();
  me = await world.member(school, { firstName: 'Zoe', lastName: 'Zimmer' });
  await as(me);
});

/** An entry without an account behind it, which is all that a directory shows. */
const entry = (uid: string, fields: Partial<Member> = {}): Member => ({
  ...memberOf({ ...me, uid, firstName: 'Ann', lastName: 'Abel' }, at(0)),
  ...fields,
});
const storeEntries = (schoolId: string, ...entries: Member[]) =>
  store(...entries.map((one) => documents.member(schoolId, one)));
/** As the list tells it: with the document's own id, too. */
const uids = ({ items }: Page<Member>) => items.map(({ uid }) => uid);

describe('a page of the directory', () => {
  test('goes by last name, then first name, twenty-four at a time', async () => {
    const abels = several(12, (index) => entry(`a${index}`, { firstName: `F${10 + index}` }));
    const others = several(14, (index) => entry(`b${index}`, { lastName: `B${10 + index}` }));
    await storeEntries(school.id, ...[...abels, ...others].toReversed());
    await storeEntries((await world.school()).id, entry('elsewhere'));
    const first = await directory.page(school.id, null, null);
    expect(first.items).toEqual([...abels, ...others].slice(0, 24));
    const second = await directory.page(school.id, null, first.next);
    expect(uids(second)).toEqual(['b12', 'b13', me.uid]);
    expect(second.next).toBeNull();
  });

  test('holds those alone that carry the word', async () => {
    const children = [{ name: 'Kim', gradeOrRoom: '2nd' }];
    const found = entry('found', { children, bio: 'Baker', profilePicUrl: null, searchTokens: ['kim', 'x'] });
    await storeEntries(school.id, found, entry('other', { searchTokens: ['x'] }));
    expect(await directory.page(school.id, 'kim', null)).toEqual({ items: [found], next: null });
  });

  test('is refused to others', async () => {
    const { id } = await world.school();
    expect(await codeOf(directory.page(id, null, null))).toBe('permission-denied');
  });
});

/** An entry of a parent with a child in each of these, found by what the app stores with it. */
const inGrades = (uid: string, grades: string[], name: Partial<Member> = {}): Member => {
  const children = grades.map((gradeOrRoom, index) => ({ name: `Kim ${index}`, gradeOrRoom }));
  return memberOf({ ...me, uid, firstName: 'Ann', lastName: 'Abel', ...name, children }, at(0));
};

describe('the classes of a school', () => {
  const watchingThem = () => watching(directory.watchClasses, school.id);
  const none = { key: '#', name: '', count: 1 };

  test('are followed until nobody follows them any more', async () => {
    const [left, kept] = [watchingThem(), watchingThem()];
    expect(await left.until((now) => now !== null)).toEqual({ classes: [none] });
    left.stop();
    const told = left.told.length;
    await storeEntries(school.id, inGrades('ann', ['Grade 2', 'Rm. 4']), inGrades('bea', ['2nd']));
    await storeEntries((await world.school()).id, inGrades('elsewhere', ['2nd']));
    const both = await kept.until((now) => now?.classes[0]?.count === 2 && now.classes.length === 3);
    expect(both?.classes).toEqual([
      { key: '#2ndgrade', name: '2nd grade', count: 2 },
      { key: '#room4', name: 'Room 4', count: 1 },
      none,
    ]);
    expect(left.told).toHaveLength(told);
  });

  test('are null where nobody has counted them, and refused to others', async () => {
    await db.doc(`schools/${school.id}/members/${me.uid}`).delete();
    expect(await watchingThem().until((now) => now === null)).toBeNull();
    const { id } = await world.school();
    expect((await watching(directory.watchClasses, id).failure()).code).toBe('permission-denied');
  });
});

describe('a class', () => {
  test('holds those with a child in it, by last name, then first name', async () => {
    const found = [
      inGrades('third', ['2nd'], { firstName: 'Bea', lastName: 'Cole' }),
      inGrades('first', ['Grade 2'], { firstName: 'Cleo' }),
      inGrades('second', ['Room 4', 'second grade'], { firstName: 'Ann', lastName: 'Cole' }),
    ];
    await storeEntries(school.id, ...found, inGrades('other', ['3rd', 'Room 2']), inGrades('nowhere', []));
    await storeEntries((await world.school()).id, inGrades('elsewhere', ['2nd']));
    const { items, next } = await directory.inClass(school.id, '#2ndgrade', null);
    expect(items.map(({ uid }) => uid)).toEqual(['first', 'second', 'third']);
    expect(items[2]).toEqual(found[0]);
    expect(next).toBeNull();
    expect(uids(await directory.inClass(school.id, '#', null))).toEqual(['nowhere', me.uid]);
    expect(uids(await directory.inClass(school.id, '#5thgrade', null))).toEqual([]);
  });

  test('comes a hundred at a time', async () => {
    const all = several(101, (index) => inGrades(`p${index}`, ['2nd'], { firstName: `F${100 + index}` }));
    await storeEntries(school.id, ...all.toReversed());
    const first = await directory.inClass(school.id, '#2ndgrade', null);
    expect(uids(first)).toEqual(all.slice(0, 100).map(({ uid }) => uid));
    const second = await directory.inClass(school.id, '#2ndgrade', first.next);
    expect(uids(second)).toEqual(['p100']);
    expect(second.next).toBeNull();
  });

  test('is refused to others', async () => {
    const { id } = await world.school();
    expect(await codeOf(directory.inClass(id, '#2ndgrade', null))).toBe('permission-denied');
  });
});

describe('one entry', () => {
  test('is followed until nobody follows it any more', async () => {
    await storeEntries(school.id, entry('ann'));
    const [left, kept] = several(2, () => watching(directory.watchMember, school.id, 'ann'));
    if (!left || !kept) throw new Error('There are two.');
    expect(await left.until(() => true)).toEqual(entry('ann'));
    await kept.until(() => true);
    left.stop();
    await db.doc(`schools/${school.id}/members/ann`).update({ bio: 'Baker' });
    await kept.until((now) => now?.bio === 'Baker');
    await db.doc(`schools/${school.id}/members/ann`).delete();
    await kept.until((now) => now === null);
    expect(left.told).toHaveLength(1);
  });

  test('is null where there is none, and refused to others', async () => {
    expect(await watching(directory.watchMember, school.id, 'nobody').until(() => true)).toBeNull();
    const { id } = await world.school();
    expect((await watching(directory.watchMember, id, me.uid).failure()).code).toBe('permission-denied');
  });
});
