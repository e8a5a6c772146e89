import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { announcementOfDayId } from '@/domain/announcement-ids';
import type { Announcement, AnnouncementRead } from '@/domain/entities/announcement';
import { type AnnouncementInput, newAnnouncement } from '@/domain/inputs/announcement';
import { countedDay, dayAfter } from '@/domain/rate-counter';
import { DAY_MS } from '@/domain/time';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { at, several, store } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { announcements } = backend;
const INPUT: AnnouncementInput = { title: 'The gate', text: 'It stays shut.', asksAcknowledgement: true };

let school: TestSchool;
let mo: TestUser;
let otherMo: TestUser;
let parent: TestUser;

/** The id of a day so many from today, as a device reckons it. */
const idOf = (days = 0) => announcementOfDayId(school.id, countedDay(new Date()) + days * DAY_MS);
const announcementOf = (fields: Partial<Announcement> = {}): Announcement => ({
  ...newAnnouncement({
    id: `${school.id}_${randomUUID()}`,
    schoolId: school.id,
    userId: mo.uid,
    input: INPUT,
  }),
  ...{ createdAt: new Date(), publishedAt: new Date() },
  ...fields,
});
const announce = (by: TestUser, announcementId: string, input = INPUT) =>
  announcements.create({ announcementId, schoolId: school.id, uid: by.uid, input });
const stored = (id: string) => world.data(`announcements/${id}`);

beforeEach(async () => {
  school = await world.school();
  [mo, otherMo, parent] = await Promise.all([
    world.moderator(school),
    world.moderator(school),
    world.member(school),
  ]);
  await as(mo);
});

describe('announcing', () => {
  test('makes that of the day, as it was entered', async () => {
    const one = watching(announcements.watch, idOf());
    expect(await one.until(() => true)).toBeNull();
    await announce(mo, idOf());
    expect(await one.until((found) => found !== null)).toMatchObject({
      ...{ schoolId: school.id, userId: mo.uid, ...INPUT, version: 1 },
      ...{ correctedAt: null, correctedBy: null, withdrawnAt: null, withdrawnBy: null },
    });
  });

  test('once more is no error where it has arrived, and another one of the day is too much', async () => {
    await announce(mo, idOf());
    await announce(mo, idOf());
    const end = dayAfter(countedDay(new Date()));
    const second = announce(mo, idOf(), { ...INPUT, title: 'Another' });
    await expect(second).rejects.toMatchObject({ code: 'daily-limit', retryAt: end });
    await as(otherMo);
    await expect(announce(otherMo, idOf())).rejects.toMatchObject({ code: 'daily-limit', retryAt: end });
    expect(await stored(idOf())).toMatchObject({ userId: mo.uid, title: 'The gate' });
  });

  test('of a day that is over becomes that of today, once, and not where the former day has one', async () => {
    await announce(mo, idOf(-1));
    expect(await stored(idOf(-1))).toBeNull();
    expect(await stored(idOf())).toMatchObject(INPUT);
    await announce(mo, idOf(-1));
    await store(
      documents.announcement(announcementOf({ id: idOf(-2), title: 'Theirs', userId: otherMo.uid })),
    );
    expect(await codeOf(announce(mo, idOf(-2)))).toBe('daily-limit');
  });

  test('of a day that is over is found where an earlier try has put it, also when that day is over as well', async () => {
    await store(documents.announcement(announcementOf({ id: idOf(-1) })));
    await announce(mo, idOf(-3));
    expect(await stored(idOf())).toBeNull();
    // What somebody else has announced since is not it.
    await as(otherMo);
    await announce(otherMo, idOf(-3));
    expect(await stored(idOf())).toMatchObject({ userId: otherMo.uid });
  });

  test('has an id of its own for admins, and leaves that of the day to moderators', async () => {
    const admin = await world.member(school, { isAdmin: true });
    await as(admin);
    const id = randomUUID();
    await announce(admin, id);
    await announce(admin, id);
    expect(await stored(id)).toMatchObject({ userId: admin.uid });
    await as(mo);
    await announce(mo, idOf());
    expect(await stored(idOf())).toMatchObject({ userId: mo.uid });
    expect(await codeOf(announce(mo, randomUUID()))).toBe('permission-denied');
  });

  test('is refused to parents', async () => {
    await as(parent);
    expect(await codeOf(announce(parent, idOf()))).toBe('permission-denied');
  });
});

describe('correcting', () => {
  const words = { title: 'The south gate', text: 'It is open.' };
  const correct = (by: TestUser, version: number, to = words) =>
    announcements.correct({ announcementId: idOf(), uid: by.uid, version }, to);
  beforeEach(() => announce(mo, idOf()));

  test('changes the words and says so, by any moderator, and once more is no error', async () => {
    await as(otherMo);
    await correct(otherMo, 1);
    await correct(otherMo, 1);
    const found = await stored(idOf());
    expect(found).toMatchObject({ ...words, version: 2, userId: mo.uid, correctedBy: otherMo.uid });
    expect(found?.correctedAt).not.toBeNull();
  });

  test('is refused for words that somebody else has corrected meanwhile', async () => {
    await correct(mo, 1);
    await as(otherMo);
    expect(await codeOf(correct(otherMo, 1, { ...words, title: 'Mine' }))).toBe('failed-precondition');
    expect(await stored(idOf())).toMatchObject(words);
  });

  test('leaves what it said before to staff', async () => {
    await correct(mo, 1);
    // Functions keep it before they count anew.
    await watching(announcements.watchTally, idOf()).until((tally) => tally?.version === 2);
    const former = await announcements.revisions({ announcementId: idOf(), schoolId: school.id }, null);
    expect(former.items).toMatchObject([{ content: 'The gate\n\nIt stays shut.', authorId: mo.uid }]);
    await as(parent);
    expect(await codeOf(announcements.revisions({ announcementId: idOf(), schoolId: school.id }, null))).toBe(
      'permission-denied',
    );
  });
});

describe('withdrawing', () => {
  test('takes it from parents, and leaves it to staff; once more is no error', async () => {
    await announce(mo, idOf());
    await as(parent);
    const seen = watching(announcements.watchNewest, school.id, new Date(0));
    expect(await seen.until((found) => found !== null)).toMatchObject({ id: idOf() });
    seen.stop();
    await as(otherMo);
    await announcements.withdraw(idOf(), otherMo.uid);
    await announcements.withdraw(idOf(), otherMo.uid);
    const all = await announcements.page({ schoolId: school.id, withWithdrawn: true }, null);
    expect(all.items).toMatchObject([{ id: idOf(), withdrawnBy: otherMo.uid }]);
    await as(parent);
    const left = watching(announcements.watchNewest, school.id, new Date(0));
    expect(await left.until(() => true)).toBeNull();
    expect(await watching(announcements.watch, idOf()).failure()).toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('a school’s announcements', () => {
  const of = () => ({ schoolId: school.id, withWithdrawn: false });
  test('are read a page at a time, the newest first, without those that were withdrawn', async () => {
    await store(
      ...several(12, (index) =>
        documents.announcement(announcementOf({ createdAt: at(index), title: `No. ${index}` })),
      ),
      documents.announcement(announcementOf({ withdrawnAt: at(9), withdrawnBy: mo.uid })),
    );
    await as(parent);
    const first = await watching(announcements.watchFirst, of()).until((page) => page.items.length === 10);
    expect(first.items.map(({ title }) => title).slice(0, 2)).toEqual(['No. 11', 'No. 10']);
    const second = await announcements.page(of(), first.next);
    expect(second.items.map(({ title }) => title)).toEqual(['No. 1', 'No. 0']);
    expect(second.next).toBeNull();
    expect(await codeOf(announcements.page({ ...of(), withWithdrawn: true }, null))).toBe(
      'permission-denied',
    );
  });

  test('the newest is no older than was asked', async () => {
    const long = new Date(Date.now() - 15 * DAY_MS);
    const old = announcementOf({ createdAt: long, publishedAt: long });
    await store(documents.announcement(old));
    await as(parent);
    const since = new Date(Date.now() - 14 * DAY_MS);
    expect(await watching(announcements.watchNewest, school.id, since).until(() => true)).toBeNull();
  });

  test('the newest is what was corrected last', async () => {
    await store(
      documents.announcement(announcementOf({ createdAt: at(1), publishedAt: at(4), title: 'Corrected' })),
      documents.announcement(announcementOf({ createdAt: at(3), publishedAt: at(3), title: 'New' })),
    );
    await as(parent);
    const newest = watching(announcements.watchNewest, school.id, at(2));
    expect(await newest.until((found) => found !== null)).toMatchObject({ title: 'Corrected' });
    newest.stop();
    expect(await watching(announcements.watchNewest, school.id, at(5)).until(() => true)).toBeNull();
  });
});

describe('what one has seen', () => {
  let id: string;
  const save = (seenVersion: number, acknowledgedVersion = 0, uid = parent.uid) =>
    announcements.saveRead(
      { announcementId: id, schoolId: school.id, uid },
      { seenVersion, acknowledgedVersion },
    );
  const mine = () => watching(announcements.watchMine, parent.uid, id);
  beforeEach(async () => {
    const announcement = announcementOf({ version: 2, correctedAt: new Date(), correctedBy: mo.uid });
    id = announcement.id;
    await store(documents.announcement(announcement));
    await as(parent);
  });

  test('is nothing until it is said, and then never less', async () => {
    const own = mine();
    expect(await own.until(() => true)).toBeNull();
    await save(1);
    expect(await own.until((read) => read?.seenVersion === 1)).toMatchObject({
      ...{ userId: parent.uid, schoolId: school.id, acknowledgedVersion: 0, acknowledgedAt: null },
    });
    const first = await world.data(`announcements/${id}/reads/${parent.uid}`);
    await save(1);
    expect(await world.data(`announcements/${id}/reads/${parent.uid}`)).toEqual(first);
    await save(2, 2);
    const both = await own.until((read) => read?.acknowledgedVersion === 2);
    expect(both?.seenVersion).toBe(2);
    // Another device that knows less takes nothing back.
    await save(1);
    await save(2, 1);
    expect(await world.data(`announcements/${id}/reads/${parent.uid}`)).toMatchObject({
      ...{ seenVersion: 2, acknowledgedVersion: 2 },
    });
  });

  test('is nobody else’s to say, and no harm where there is nothing to be read any more', async () => {
    expect(await codeOf(save(1, 0, otherMo.uid))).toBe('permission-denied');
    await as(mo);
    await announcements.withdraw(id, mo.uid);
    await as(parent);
    expect(await codeOf(save(1))).toBe('none');
    await world.admin.db.doc(`users/${parent.uid}`).update({ approvedSchools: [], approved: false });
    expect(await codeOf(save(2, 2))).toBe('none');
  });

  test('is counted for staff, who find who has seen it', async () => {
    await save(2, 2);
    await as(mo);
    const tally = watching(announcements.watchTally, id);
    expect(await tally.until((found) => (found?.seen ?? 0) > 0)).toEqual({
      ...{ schoolId: school.id, version: 2, seen: 1, seenLatest: 1, acknowledged: 1, acknowledgedLatest: 1 },
    });
    const reads = await announcements.readsOf(id, [parent.uid, otherMo.uid]);
    expect(reads).toMatchObject([
      { userId: parent.uid, seenVersion: 2 },
    ] satisfies Partial<AnnouncementRead>[]);
    await as(parent);
    expect(await codeOf(announcements.readsOf(id, [parent.uid]))).toBe('permission-denied');
    expect(await watching(announcements.watchTally, id).failure()).toMatchObject({
      code: 'permission-denied',
    });
  });
});
