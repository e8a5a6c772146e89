import { afterEach, describe, expect, test } from 'vitest';
import type { Target } from '@/domain/moderation-target';
import { sha256 } from '../../functions/src/platform/hash.ts';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { DAY, moveClock } from './support/clock.ts';
import { deliveringAgain } from './support/control.ts';
import { expectSoundMail, linksOf } from './support/emails.ts';
import { afterAllEvents } from './support/eventually.ts';
import { mailsTo } from './support/mail.ts';
import {
  arrange,
  caseOf,
  casesOf,
  createEvent,
  createGroup,
  createListed,
  createMembers,
  decide,
  hiddenBy,
  joinGroup,
  noticeOf,
  readCase,
  report,
  reported,
} from './support/moderation.ts';
import { createSchool, createUser } from './support/people.ts';
import { createComment, createPost, notificationsOf } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

afterEach(() => moveClock(0));

const reportsOf = async (uid: string) =>
  (await db.collection('reports').where('reporterId', '==', uid).get()).docs.map((doc) => doc.data());

describe('a report', () => {
  test('opens a case with what was said, for the staff of the school, and is its maker’s own', async () => {
    const { school, moderator, author, target } = await arrange();
    const words = 'It is about my child.';
    const { reporter, found } = await reported(school, target, { words });
    expect(found).toMatchObject({
      schoolId: school.id,
      subjectId: author.uid,
      subjectName: 'Otto Thor',
      subjectIsStaff: false,
      content: { title: null, text: 'Hello', pictures: [] },
      reports: [{ ruleId: 'respect', ruleTitle: 'Speak as you would at the school gate', words }],
      reportCount: 1,
      danger: false,
      isHidden: false,
      status: 'open',
      isWaiting: true,
      decision: null,
    });
    expect(found.readerIds).toContain(moderator.uid);
    expect(found.readerIds).not.toContain(author.uid);
    expect(found.handlerIds).toEqual(found.readerIds);
    expect(await reportsOf(reporter.uid)).toMatchObject([
      { caseId: found.id, excerpt: 'Hello', words, danger: false, outcome: null },
    ]);
    // It changes nothing yet, and its author hears of nothing.
    expect((await db.doc(`posts/${target.id}`).get()).exists).toBe(true);
    expect(await noticeOf(found.id)).toBeNull();
  });

  test('joins the open case of the same thing', async () => {
    const { school, target } = await arrange();
    await reported(school, target);
    const { found } = await reported(school, target, { ruleId: 'other', words: 'Something else' });
    expect(found.reports.map(({ ruleTitle }) => ruleTitle)).toEqual([
      'Speak as you would at the school gate',
      'Something else',
    ]);
    expect(found.reportCount).toBe(2);
  });

  test('of everything that has an author is taken, each with what it says', async () => {
    const { school, author, target } = await arrange({ bio: 'I shout' });
    const schoolId = school.id;
    const targets: [Target, object][] = [
      [
        { kind: 'comment', id: await createComment(target.id, author, 'Bah'), postId: target.id, schoolId },
        { text: 'Bah' },
      ],
      [
        { kind: 'event', id: await createEvent(author, school), schoolId },
        { title: 'Picnic', text: 'Bring cake', location: 'The park', start: expect.any(Date) },
      ],
      [
        { kind: 'group', id: await createGroup(author, school), schoolId },
        { title: 'Chess', text: 'We play' },
      ],
      [
        { kind: 'profile', id: author.uid, schoolId },
        { title: 'Otto Thor', text: 'I shout' },
      ],
    ];
    for (const [one, content] of targets) {
      const { found } = await reported(school, one);
      expect(found).toMatchObject({ kind: one.kind, targetId: one.id, subjectId: author.uid, content });
    }
  });

  test('once for each person, until what they have reported has changed', async () => {
    const { school, author } = await arrange({ bio: 'I shout' });
    const target: Target = { kind: 'profile', id: author.uid, schoolId: school.id };
    const { reporter } = await reported(school, target);
    await expect(report(reporter, target)).rejects.toMatchObject({ code: 'functions/already-exists' });
    await db.doc(`schools/${school.id}/members/${author.uid}`).update({ bio: 'I yell' });
    await report(reporter, target);
    expect((await caseOf(target)).reportCount).toBe(2);
  });

  test('after the decision is another case, and not of who was heard', async () => {
    const { school, moderator, target } = await arrange();
    const { reporter, found } = await reported(school, target);
    await decide(moderator, found, { act: 'no-action', ruleId: null });
    await expect(report(reporter, target)).rejects.toMatchObject({ code: 'functions/already-exists' });
    const other = await createListed(school);
    await report(other, target);
    expect((await casesOf(target)).map(({ status, reportCount }) => [status, reportCount])).toEqual([
      ['decided', 1],
      ['open', 1],
    ]);
  });

  test('is the reporter’s twentieth of a day, and no more', async () => {
    const { school, author } = await arrange();
    const reporter = await createListed(school);
    const posts = await Promise.all(Array.from({ length: 21 }, () => createPost(author, school)));
    for (const id of posts.slice(0, 20)) await report(reporter, { kind: 'post', id, schoolId: school.id });
    const last: Target = { kind: 'post', id: posts[20] ?? '', schoolId: school.id };
    await expect(report(reporter, last)).rejects.toMatchObject({
      code: 'functions/resource-exhausted',
      details: { retryAt: expect.any(Number) },
    });
    await moveClock(DAY + 1_000);
    await report(reporter, last);
  });
});

describe('no report is taken', () => {
  test('of a visitor, a stranger or somebody who waits to be let in', async () => {
    const { target } = await arrange();
    await expect(
      callAs(null, 'reportContent', { target, ruleId: 'respect', words: null }),
    ).rejects.toMatchObject({ code: 'functions/unauthenticated' });
    for (const user of [await createUser(), await createListed(await createSchool())])
      await expect(report(user, target)).rejects.toMatchObject({ code: 'functions/permission-denied' });
    expect(await casesOf(target)).toEqual([]);
  });

  test('about what is gone, or another school’s', async () => {
    const { school, target } = await arrange();
    const elsewhere = await arrange();
    const reporter = await createListed(school);
    for (const one of [
      { ...target, id: 'none' },
      { ...target, id: '__odd__' },
      { ...elsewhere.target, schoolId: school.id },
      { kind: 'comment' as const, id: 'none', postId: target.id, schoolId: school.id },
    ])
      await expect(report(reporter, one)).rejects.toMatchObject({ code: 'functions/not-found' });
  });

  test('about a post of a group by who is not in it', async () => {
    const { school, author } = await arrange();
    const groupId = await createGroup(author, school);
    const postId = await createPost(author, school);
    await db.doc(`posts/${postId}`).update({ groupId });
    const commentId = await createComment(postId, author);
    const post: Target = { kind: 'post', id: postId, schoolId: school.id };
    const comment: Target = { kind: 'comment', id: commentId, postId, schoolId: school.id };
    const reporter = await createListed(school);
    for (const one of [post, comment])
      await expect(report(reporter, one)).rejects.toMatchObject({ code: 'functions/not-found' });
    await joinGroup(reporter, school, groupId);
    for (const one of [post, comment]) await report(reporter, one);
  });

  test('about oneself, or what the product has said', async () => {
    const { author, target } = await arrange();
    await expect(report(author, target)).rejects.toMatchObject({ code: 'functions/failed-precondition' });
    const { school, target: greeting } = await arrange();
    await db.doc(`posts/${greeting.id}`).update({ authorId: 'system' });
    await expect(report(await createListed(school), greeting)).rejects.toMatchObject({
      code: 'functions/failed-precondition',
    });
  });

  test('without a rule of the school, or words where none is named', async () => {
    const { school, target } = await arrange();
    const reporter = await createListed(school);
    for (const more of [{ ruleId: 'quiet' }, { ruleId: 'other' }, { ruleId: 'other', words: ' ' }])
      await expect(report(reporter, target, more)).rejects.toMatchObject({
        code: 'functions/invalid-argument',
      });
    await db.doc(`schools/${school.id}/settings/rules`).set({
      rules: [{ id: 'quiet', title: 'Be quiet', text: 'Please.' }],
      photoRule: '',
      version: 1,
      updatedAt: null,
    });
    await expect(report(reporter, target)).rejects.toMatchObject({ code: 'functions/invalid-argument' });
    await report(reporter, target, { ruleId: 'quiet' });
    expect((await caseOf(target)).reports).toMatchObject([{ ruleTitle: 'Be quiet' }]);
  });
});

describe('three people’s reports', () => {
  test('put something out of sight until it is reviewed, and its author is told', async () => {
    const { school, target } = await arrange();
    const [ana, ben, cleo] = await createMembers(school, 3);
    if (!ana || !ben || !cleo) throw new Error('Somebody is missing.');
    await report(ana, target);
    await report(ben, target);
    expect((await caseOf(target)).isHidden).toBe(false);
    const before = (await db.doc(`posts/${target.id}`).get()).data();
    await report(cleo, target);
    const found = await caseOf(target);
    expect(found).toMatchObject({ isHidden: true, status: 'open', reportCount: 3 });
    expect((await db.doc(`posts/${target.id}`).get()).exists).toBe(false);
    expect((await hiddenBy(found.id)).map((doc) => [doc.id, doc.get('data')])).toEqual([
      [`post_${target.id}`, before],
    ]);
    expect(await noticeOf(found.id)).toMatchObject({ act: 'hidden-until-reviewed', appealUntil: null });
  });

  test('leave what staff have written where it is', async () => {
    const { school, target } = await arrange({ isModerator: true });
    for (const one of await createMembers(school, 3)) await report(one, target);
    expect(await caseOf(target)).toMatchObject({ isHidden: false, subjectIsStaff: true, reportCount: 3 });
  });

  test('do not count those of who has reported in bad faith, for 180 days', async () => {
    const { school, moderator, author, target } = await arrange();
    const [ana, ben, cleo] = await createMembers(school, 3);
    if (!ana || !ben || !cleo) throw new Error('Somebody is missing.');
    await report(ana, target);
    const found = await caseOf(target);
    const badFaith = found.reports.map(({ id }) => id);
    await decide(moderator, found, { act: 'no-action', ruleId: null, badFaith });
    const next: Target = { ...target, id: await createPost(author, school) };
    for (const one of [ana, ben, cleo]) await report(one, next);
    expect(await caseOf(next)).toMatchObject({ isHidden: false, reportCount: 3 });
    await moveClock(181 * DAY);
    const later: Target = { ...target, id: await createPost(author, school) };
    for (const one of [ana, ben, cleo]) await report(one, later);
    expect(await caseOf(later)).toMatchObject({ isHidden: true });
  });

  test('of ten at once make one case, with all of them, put away once', async () => {
    const { school, target } = await arrange();
    const people = await createMembers(school, 10);
    const outcomes = await Promise.allSettled(people.map((one) => report(one, target)));
    // Who comes after the third finds nothing to report any more.
    const taken = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const found = await caseOf(target);
    expect(found).toMatchObject({ isHidden: true, reportCount: taken });
    expect(taken).toBeGreaterThanOrEqual(3);
    expect(await hiddenBy(found.id)).toHaveLength(1);
  });

  test('take the bio and the picture off a profile, and no more', async () => {
    const { school, author } = await arrange({ bio: 'I shout' });
    const target: Target = { kind: 'profile', id: author.uid, schoolId: school.id };
    for (const one of await createMembers(school, 3)) await report(one, target);
    for (const path of [`users/${author.uid}`, `schools/${school.id}/members/${author.uid}`])
      expect((await db.doc(path).get()).data()).toMatchObject({
        bio: '',
        profilePicUrl: null,
        firstName: 'Otto',
      });
  });
});

describe('staff', () => {
  const bell = async (uid: string) =>
    (await notificationsOf(uid)).filter(({ actorId }) => actorId === 'system');

  test('are told of a case once, and not by the next report', async () => {
    const { school, moderator, author, target } = await arrange();
    const { reporter, found } = await deliveringAgain('created', 2, () => reported(school, target));
    await reported(school, target);
    await afterAllEvents(async () => {
      expect(await bell(moderator.uid)).toMatchObject([
        { type: 'report', link: `/moderator/reports/${found.id}`, actorName: 'Schoolgate', read: false },
      ]);
      for (const { uid } of [author, reporter]) expect(await bell(uid)).toEqual([]);
    });
    expect(JSON.stringify(await bell(moderator.uid))).not.toContain(reporter.uid);
  });

  test('are told all the same when the first try fails, at whichever write', async () => {
    for (const nth of [2, 3]) {
      const { school, moderator, target } = await arrange();
      const reporter = await createListed(school);
      // The first commit is the report itself.
      await failingFirst('firestore.commit', nth, () => report(reporter, target, { ruleId: 'child-safety' }));
      await afterAllRetries(async () => {
        expect(await bell(moderator.uid)).toMatchObject([{ type: 'danger', read: false }]);
        expect(await mailsTo(moderator.email)).toHaveLength(1);
      });
    }
  });

  test('are told again when a child is in danger, each time', async () => {
    // What staff have written stays, however many report it.
    const { school, moderator, target } = await arrange({ isModerator: true });
    await reported(school, target);
    const read = async () => {
      await afterAllEvents(async () => expect(await bell(moderator.uid)).toHaveLength(1));
      const [one] = await bell(moderator.uid);
      await db.doc(`notifications/${String(one?.id)}`).update({ read: true });
    };
    await read();
    for (let n = 0; n < 2; n += 1) {
      const { found } = await reported(school, target, { ruleId: 'child-safety' });
      expect(found.danger).toBe(true);
      await afterAllEvents(async () =>
        expect(await bell(moderator.uid)).toMatchObject([{ type: 'danger', read: false }]),
      );
      await read();
    }
    await reported(school, target);
    await afterAllEvents(async () => expect(await bell(moderator.uid)).toMatchObject([{ read: true }]));
  });

  test('get a mail at once when a child is in danger, one each, with nothing of the report in it', async () => {
    const { school, moderator, author, target } = await arrange();
    const quiet = await createListed(school, { isModerator: true });
    await db.doc(`_addresses/${sha256(quiet.email)}`).set({ secret: 'x', unsubscribed: true });
    await reported(school, target);
    await afterAllEvents(async () => expect(await mailsTo(moderator.email)).toEqual([]));
    const words = 'He was followed home.';
    const { reporter, found } = await deliveringAgain('updated', 2, () =>
      reported(school, target, { ruleId: 'child-safety', words }),
    );
    await afterAllEvents(async () => {
      const [mail, ...more] = await mailsTo(moderator.email);
      expect(more).toEqual([]);
      if (!mail) throw new Error('No mail has arrived.');
      expectSoundMail(mail);
      expect(linksOf(mail)).toContainEqual(expect.stringContaining(`/moderator/reports/${found.id}`));
      expect(mail.html + mail.text).not.toMatch(/followed|Hello|Otto/);
      for (const { email } of [quiet, author, reporter]) expect(await mailsTo(email)).toEqual([]);
    });
  });

  test('who report themselves no longer read the case, and nobody sees who has', async () => {
    const { school, moderator, target } = await arrange();
    const second = await createListed(school, { isModerator: true });
    const { reporter, found } = await reported(school, target);
    expect(found.readerIds).toContain(second.uid);
    await report(second, target);
    const now = await readCase(found.id);
    expect(now.readerIds).toContain(moderator.uid);
    expect(now.readerIds).not.toContain(second.uid);
    expect(now.handlerIds).not.toContain(second.uid);
    const stored = JSON.stringify((await db.doc(`moderationCases/${found.id}`).get()).data());
    expect(stored).not.toContain(reporter.uid);
  });

  test('who come and go are in the waiting cases by then', async () => {
    const { school, moderator, target } = await arrange();
    const { found } = await reported(school, target);
    const newcomer = await createListed(school);
    await db.doc(`users/${newcomer.uid}`).update({ isModerator: true });
    await db.doc(`users/${moderator.uid}`).update({ isModerator: false });
    await afterAllEvents(async () => {
      const now = await readCase(found.id);
      expect(now.readerIds).toContain(newcomer.uid);
      expect(now.handlerIds).toContain(newcomer.uid);
      expect(now.readerIds).not.toContain(moderator.uid);
      // Nothing of it has to be looked at again.
      expect(now.updatedAt).toEqual(found.updatedAt);
    });
  });
});
