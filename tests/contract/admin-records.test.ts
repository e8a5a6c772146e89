import { beforeEach, describe, expect, test } from 'vitest';
import { EVENT_DISCUSSIONS, SYSTEM_AUTHOR } from '@/domain/entities/post';
import { eventDiscussionId } from '@/domain/event-discussion';
import { write } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, db, world } from './support/adapter.ts';
import { at, later, postOf, several, storePosts, unique } from './support/content.ts';
import { codeOf } from './support/watching.ts';

const port = await backend.admin();

let school: TestSchool;
let admin: TestUser;

beforeEach(async () => {
  school = await world.school();
  admin = await world.newcomer({ firstName: 'Ada', lastName: 'Admin', isAdmin: true });
  await as(admin);
});

const storeAll = (all: readonly [path: string, data: object][]): Promise<void> =>
  write(
    db,
    all.map(([path, data]) => ({ path, data })),
  );

const timeZone = 'Europe/Lisbon';

describe('schools', () => {
  test('are founded with their code and on record, once in each city', async () => {
    const name = `Elm ${unique()}`;
    const made = await port.createSchool({ name, city: 'Springfield', timeZone }, admin.uid);
    const slug = `${name.toLowerCase().replace(' ', '-')}-springfield`;
    expect(made).toEqual({
      id: slug,
      name,
      city: 'Springfield',
      timeZone,
      slug,
      createdAt: expect.any(Date),
      code: expect.stringMatching(new RegExp(`^${slug}-\\w{3}$`)),
      parents: 0,
    });
    expect(await world.data(`schools/${slug}`)).toEqual({
      id: slug,
      name,
      timeZone,
      city: 'Springfield',
      slug,
      createdAt: expect.anything(),
    });
    expect(await world.data(`inviteCodes/${made.code}`)).toEqual({
      code: made.code,
      userId: null,
      schoolId: slug,
      schoolName: name,
      cityName: 'Springfield',
      createdBy: admin.uid,
      createdAt: expect.anything(),
    });
    expect(await world.data(`auditLog/create-school_${slug}`)).toMatchObject({
      action: 'create-school',
      actorId: admin.uid,
      targetId: slug,
      schoolId: slug,
    });
    expect(await codeOf(port.createSchool({ name, city: 'Springfield', timeZone }, admin.uid))).toBe(
      'already-exists',
    );
    expect(await codeOf(port.createSchool({ name: '!', city: '?', timeZone }, admin.uid))).toBe(
      'invalid-argument',
    );
  });

  test('are listed by name with their own code and their parents', async () => {
    await Promise.all(several(2, () => world.member(school)));
    await db
      .doc(`inviteCodes/${school.id}-z`)
      .set({ code: `${school.id}-z`, userId: 'x', schoolId: school.id });
    const bare = await port.schoolNames();
    expect(bare.map(({ name }) => name)).toEqual(bare.map(({ name }) => name).toSorted());
    const { code, ...own } = school;
    expect(bare).toContainEqual(own);
    expect(await port.schools()).toContainEqual({ ...own, code, parents: 2 });
    expect(await port.parents(school.id)).toBe(2);
  });

  test('are refused to parents', async () => {
    await as(await world.member(school));
    expect(await codeOf(port.schoolNames())).toBe('permission-denied');
    const input = { name: `Oak ${unique()}`, city: 'Springfield', timeZone };
    expect(await codeOf(port.createSchool(input, admin.uid))).toBe('permission-denied');
    expect(await codeOf(port.parents((await world.school()).id))).toBe('permission-denied');
  });
});

describe('the newest posts', () => {
  test('are those of parents in all schools, as many as asked for', async () => {
    const author = await world.member(school);
    const welcome = postOf(author, school.id, { authorId: SYSTEM_AUTHOR, createdAt: later(9) });
    const [older, middle, newest] = several(3, (index) =>
      postOf(author, school.id, { createdAt: later(index) }),
    );
    const discussion = postOf(author, school.id, {
      ...{ id: eventDiscussionId(unique()), groupId: EVENT_DISCUSSIONS, createdAt: later(8) },
    });
    if (!older || !middle || !newest) throw new Error('There are three.');
    await storePosts([older, middle, newest, welcome, discussion]);
    expect(await port.recentPosts(2)).toEqual([newest, middle]);
  });
});

describe('records', () => {
  test('of forms and of feedback come newest first, twenty-five on a page', async () => {
    const form = { form: 'contact', email: 'a@b.test', name: 'A', school: null, role: null, message: 'Hi' };
    const words = { userId: 'u', schoolId: null, feedback: 'Good' };
    const mark = unique();
    const forms = several(26, (index) => ({ id: `${mark}${index}`, ...form, createdAt: later(index) }));
    const feedback = several(26, (index) => ({ id: `${mark}${index}`, ...words, createdAt: later(index) }));
    await storeAll([
      ...forms.map(({ id, ...data }): [string, object] => [`formSubmissions/${id}`, data]),
      ...feedback.map(({ id, ...data }): [string, object] => [`parentAssistantFeedback/${id}`, data]),
    ]);
    const first = await port.forms(null);
    expect(first.items).toEqual(forms.toReversed().slice(0, 25));
    expect((await port.forms(first.next)).items[0]).toEqual(forms[0]);
    const said = await port.feedback(null);
    expect(said.items).toEqual(feedback.toReversed().slice(0, 25));
    expect((await port.feedback(said.next)).items[0]).toEqual(feedback[0]);
  });

  test('of acts name who did them, to whom, and whose words went', async () => {
    const member = await world.member(school, { firstName: 'Mia', lastName: 'Member' });
    const entry = { actorId: admin.uid, schoolId: null, detail: null, subject: null };
    const mark = unique();
    const subject = { authorId: member.uid, excerpt: 'Spam' };
    await storeAll([
      [`auditLog/${mark}0`, { ...entry, action: 'set-admin', targetId: member.uid, at: later(2) }],
      [`auditLog/${mark}1`, { ...entry, action: 'delete-post', targetId: 'post', subject, at: later(1) }],
      [
        `auditLog/${mark}2`,
        { ...entry, action: 'set-admin', actorId: 'gone', targetId: 'gone', at: later(0) },
      ],
    ]);
    const { items } = await port.auditLog(null);
    const all = { actorName: 'Ada Admin', targetName: null, authorName: null };
    expect(items.slice(0, 3)).toEqual([
      {
        id: `${mark}0`,
        ...entry,
        action: 'set-admin',
        targetId: member.uid,
        at: expect.any(Date),
        ...all,
        targetName: 'Mia Member',
      },
      {
        id: `${mark}1`,
        ...entry,
        action: 'delete-post',
        targetId: 'post',
        subject,
        at: expect.any(Date),
        ...all,
        authorName: 'Mia Member',
      },
      {
        id: `${mark}2`,
        ...entry,
        action: 'set-admin',
        actorId: 'gone',
        targetId: 'gone',
        at: expect.any(Date),
        ...all,
        actorName: null,
      },
    ]);
  });

  test('are refused to parents', async () => {
    await as(await world.member(school));
    for (const read of [port.forms, port.feedback, port.auditLog])
      expect(await codeOf(read(null))).toBe('permission-denied');
    expect(await codeOf(port.recentPosts(1))).toBe('permission-denied');
  });
});

describe('decisions', () => {
  test('are those on requests to the reviewer’s schools, newest first, ten on a page', async () => {
    const second = await world.school();
    const reviewer = await world.moderator([school, second], { firstName: 'Rita', lastName: 'Reviewer' });
    const parent = await world.member(school, { firstName: 'Pia', lastName: 'Parent' });
    const mark = unique();
    const entry = { actorId: reviewer.uid, targetId: parent.uid, detail: null, subject: null };
    const decisions = several(13, (index) => ({
      id: `${mark}${index}`,
      ...entry,
      schoolId: index % 3 ? school.id : second.id,
      action: index % 2 ? 'approve-request' : 'reject-request',
      at: at(index),
    }));
    await storeAll([
      ...decisions.map(({ id, ...data }): [string, object] => [`auditLog/${id}`, data]),
      [`auditLog/${mark}x`, { ...entry, schoolId: school.id, action: 'remove-member', at: at(99) }],
    ]);
    await as(reviewer);
    const schools = [school.id, second.id];
    const first = await port.decisions(schools, null);
    const ids = decisions.toReversed().map(({ id }) => id);
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    // By the directory of the school, in which the parent of one alone is.
    expect(first.items[0]).toMatchObject({ actorName: 'Rita Reviewer', targetName: null, at: at(12) });
    expect(first.items[1]).toMatchObject({
      actorName: 'Rita Reviewer',
      targetName: 'Pia Parent',
      at: at(11),
    });
    const rest = await port.decisions(schools, first.next);
    expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(10));
    expect(rest.next).toBeNull();
    expect(await codeOf(port.decisions([(await world.school()).id], null))).toBe('permission-denied');
  });
});

describe('changed names', () => {
  test('are those of the reviewer’s schools, newest first, ten on a page', async () => {
    const second = await world.school();
    const reviewer = await world.moderator([school, second]);
    const name = (firstName: string) => ({ firstName, lastName: 'Abel' });
    const mark = unique();
    const changes = several(13, (index) => ({
      ...{ userId: 'mia', schoolId: index % 3 ? school.id : second.id, at: later(index) },
      ...{ from: name(`Old${index}`), to: name(`New${index}`), expiresAt: new Date('2040-01-01') },
    }));
    await storeAll(
      changes.map((change, index) => [`schools/${change.schoolId}/nameChanges/${mark}${index}`, change]),
    );
    // An admin's are of all schools, those of other tests, too.
    const ofAll = await port.nameChanges(null, null);
    expect(ofAll.items).toHaveLength(10);
    const times = ofAll.items.map((change) => change.at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    await as(reviewer);
    const schools = [school.id, second.id];
    const first = await port.nameChanges(schools, null);
    const newest = changes.map((change, index) => ({ id: `${mark}${index}`, ...change })).toReversed();
    expect(first.items).toEqual(newest.slice(0, 10));
    const rest = await port.nameChanges(schools, first.next);
    expect(rest.items).toEqual(newest.slice(10));
    expect(rest.next).toBeNull();
    expect(await codeOf(port.nameChanges([(await world.school()).id], null))).toBe('permission-denied');
    expect(await codeOf(port.nameChanges(null, null))).toBe('permission-denied');
  });
});

describe('statistics', () => {
  test('are the days of one school or of all, what was not counted being none', async () => {
    const days = ['2019-01-01', '2019-01-02', '2019-01-03'];
    await storeAll(
      days.flatMap((day): [string, object][] => [
        [`stats/schools/days/${school.id}_${day}`, { schoolId: school.id, day, posts: 2, parents: 5 }],
        [`stats/schools/days/all_${day}`, { schoolId: 'all', day, posts: 7 }],
        [`stats/assistant/usage/${school.id}_${day}`, { schoolId: school.id, day, questions: 4 }],
        [`stats/assistant/usage/all_${day}`, { schoolId: 'all', day, questions: 9 }],
      ]),
    );
    const none = {
      posts: 0,
      comments: 0,
      likes: 0,
      events: 0,
      groups: 0,
      invites: 0,
      joins: 0,
      questions: 0,
    };
    const own = (day: string) => ({
      ...none,
      schoolId: school.id,
      day,
      posts: 2,
      parents: 5,
    });
    const [first = '', second = '', last = ''] = days;
    expect(await port.statistics(school.id, first, second)).toEqual([own(first), own(second)]);
    expect(await port.statistics(null, second, last)).toMatchObject([
      { posts: 7, day: second },
      { day: last },
    ]);
    const nothing = { questions: 0, failedQuestions: 0, modelCalls: 0, inputTokens: 0, outputTokens: 0 };
    expect(await port.assistantUsage(school.id, second, second)).toEqual([
      { ...nothing, schoolId: school.id, day: second, questions: 4 },
    ]);
    expect(await port.assistantUsage(null, first, last)).toMatchObject([{ questions: 9 }, {}, {}]);
    const levels = await port.levels([first, last]);
    expect(levels.filter(({ schoolId }) => schoolId === school.id)).toEqual([own(first), own(last)]);
    expect(levels.filter(({ schoolId }) => schoolId === 'all')).toEqual([]);
  });

  test('are measured when an admin asks, and refused to others', async () => {
    await port.measure();
    const today = new Date().toISOString().slice(0, 10);
    expect(await world.data(`stats/schools/days/${school.id}_${today}`)).toMatchObject({ parents: 0 });
    await as(await world.member(school));
    expect(await codeOf(port.measure())).toBe('permission-denied');
    expect(await codeOf(port.statistics(null, today, today))).toBe('permission-denied');
  });
});
