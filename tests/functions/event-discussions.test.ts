import { afterEach, describe, expect, test } from 'vitest';
import { EVENT_DISCUSSIONS } from '@/domain/entities/post';
import { eventDiscussionId } from '@/domain/event-discussion';
import type { Target } from '@/domain/moderation-target';
import { db, document, exists } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
import { runScheduled } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import {
  caseOf,
  createEvent,
  createListed,
  createMembers,
  decide,
  moderate,
  report,
} from './support/moderation.ts';
import { createSchool } from './support/people.ts';
import { calling, createComment, edit, notificationsOf, readPost, revisionsOf } from './support/posts.ts';
import { afterAllRetries, failingFirst } from './support/retries.ts';

afterEach(() => moveClock(0));

/** An event of a host, with a guest who may say something about it. */
async function arrange() {
  const school = await createSchool();
  const host = await createListed(school, { firstName: 'Hana', lastName: 'Host', profilePicUrl: null });
  const guest = await createListed(school, { firstName: 'Gus', lastName: 'Guest' });
  const eventId = await createEvent(host, school);
  const id = eventDiscussionId(eventId);
  const target: Target = { kind: 'event', id: eventId, schoolId: school.id };
  await afterAllEvents(async () => expect(await exists(`posts/${id}`)).toBe(true));
  return { school, host, guest, eventId, id, target };
}

const commentsOf = async (id: string) => (await db.collection(`posts/${id}/comments`).get()).docs;
const dayOf = async (schoolId: string) => {
  const days = await db.collection('stats/schools/days').where('schoolId', '==', schoolId).get();
  return days.docs.map((day) => day.data());
};

describe('the post at which comments on an event hang', () => {
  test('comes with the event, by its host and with its title, and is no post that counts', async () => {
    const { school, host, id, eventId } = await arrange();
    expect(await readPost(id)).toMatchObject({
      schoolId: school.id,
      groupId: EVENT_DISCUSSIONS,
      authorId: host.uid,
      authorName: 'Hana Host',
      content: 'Picnic',
      commentCount: 0,
      searchTokens: [],
      createdAt: (await document(`events/${eventId}`))?.createdAt,
    });
    const [day] = await dayOf(school.id);
    expect(day).toMatchObject({ events: 1 });
    expect(day).not.toHaveProperty('posts');
  });

  test('says what the event says, whichever event of it comes last', async () => {
    const { id, eventId } = await arrange();
    const rename = (title: string) => db.doc(`events/${eventId}`).update({ title });
    await failingFirst('functions.invoke', 1, () => rename('Small picnic'));
    await rename('Big picnic');
    await afterAllRetries(async () => expect((await readPost(id)).content).toBe('Big picnic'));
    // It is no text of an author that could be looked up as changed.
    expect(await revisionsOf(`posts/${id}`)).toEqual([]);
  });

  test('comes with any change of an event that has none', async () => {
    const { id, eventId, guest } = await arrange();
    await createComment(id, guest, 'Shall I bring cake?');
    await afterAllEvents(() => db.doc(`posts/${id}`).delete());
    await afterAllEvents(async () => expect(await commentsOf(id)).toHaveLength(1));
    await db.doc(`events/${eventId}`).update({ location: 'The hall' });
    await afterAllEvents(async () =>
      expect(await readPost(id)).toMatchObject({ commentCount: 1, content: 'Picnic' }),
    );
  });

  test('comes at night for a new event that has none', async () => {
    const { id } = await arrange();
    await afterAllEvents(() => db.doc(`posts/${id}`).delete());
    await runScheduled('sweepDiscussions');
    await afterAllEvents(async () => expect((await readPost(id)).content).toBe('Picnic'));
  });

  test('does not come late for an event that is gone, and nothing is left of one that goes', async () => {
    const { school, host, guest, id, eventId } = await arrange();
    const comment = `posts/${id}/comments/${await createComment(id, guest, 'See you there')}`;
    await edit(comment, { content: 'See you' });
    await afterAllEvents(async () => expect(await notificationsOf(host.uid)).toHaveLength(1));
    await db.doc(`events/${eventId}`).delete();
    await afterAllEvents(async () => {
      expect(await exists(`posts/${id}`)).toBe(false);
      expect(await commentsOf(id)).toEqual([]);
      expect(await revisionsOf(comment)).toEqual([]);
      expect(await notificationsOf(host.uid)).toEqual([]);
    });
    let late = '';
    await failingFirst('functions.invoke', 1, async () => {
      late = await createEvent(host, school);
    });
    await db.doc(`events/${late}`).delete();
    await afterAllRetries(async () => expect(await exists(`posts/${eventDiscussionId(late)}`)).toBe(false));
  });

  test('can’t be reported or taken down: that is about the event', async () => {
    const { school, guest, id } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    const target: Target = { kind: 'post', id, schoolId: school.id };
    await expect(report(guest, target)).rejects.toMatchObject({ code: 'functions/not-found' });
    await expect(moderate(moderator, target, { act: 'hide' })).rejects.toMatchObject({
      code: 'functions/not-found',
    });
  });
});

describe('a comment on an event', () => {
  test('tells its host, whoever it answers and whoever it mentions, and leads them to the event', async () => {
    const { school, host, guest, id, eventId } = await arrange();
    const third = await createListed(school, { firstName: 'Thea' });
    const question = await createComment(id, guest, 'What shall I bring?');
    await createComment(id, host, 'Cake, @Thea Silva has the plates', undefined, {
      replyTo: question,
      mentions: calling(third),
    });
    const link = expect.stringMatching(`^/events/${eventId}[?]comment=`) as string;
    await afterAllEvents(async () => {
      expect(await notificationsOf(host.uid)).toMatchObject([
        {
          id: `comments_${id}_${host.uid}`,
          type: 'event-comment',
          message: 'Gus Guest commented on your event.',
          postId: id,
          commentId: question,
          link,
        },
      ]);
      const ofGuest = (await notificationsOf(guest.uid)).filter(({ type }) => type !== 'event-new');
      expect(ofGuest).toMatchObject([{ type: 'reply', link }]);
      expect(await notificationsOf(third.uid)).toMatchObject([{ type: 'mention', link }]);
      expect(await readPost(id)).toMatchObject({ commentCount: 2 });
      expect(await dayOf(school.id)).toMatchObject([{ comments: 2 }]);
    });
    // Who leaves the school is told of nothing there.
    await db.doc(`users/${third.uid}`).update({ approvedSchools: [], approved: false });
    await createComment(id, guest, 'And @Thea Silva?', undefined, { mentions: calling(third) });
    await afterAllEvents(async () => expect(await notificationsOf(third.uid)).toEqual([]));
  });

  test('is taken down and comes back on its own, also while its event is away', async () => {
    const { school, host, guest, id, target } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    const commentId = await createComment(id, guest, 'Bah');
    const comment: Target = { kind: 'comment', id: commentId, postId: id, schoolId: school.id };
    for (const one of await createMembers(school, 3)) await report(one, comment);
    await afterAllEvents(async () => expect(await commentsOf(id)).toEqual([]));
    const found = await caseOf(comment);
    await moderate(moderator, target, { act: 'hide' });
    await afterAllEvents(async () => expect(await exists(`posts/${id}`)).toBe(false));
    await expect(report(host, { ...comment, id: 'other' })).rejects.toMatchObject({
      code: 'functions/not-found',
    });
    await decide(moderator, found, { act: 'no-action', ruleId: null });
    await afterAllEvents(async () => expect(await commentsOf(id)).toHaveLength(1));
  });
});

describe('an event out of sight', () => {
  test('takes its comments out of sight, and brings them back', async () => {
    const { school, host, guest, eventId, id, target } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    await createComment(id, guest, 'See you there');
    await afterAllEvents(async () => expect((await readPost(id)).commentCount).toBe(1));
    const before = await document(`posts/${id}`);
    for (const one of await createMembers(school, 3)) await report(one, target);
    await afterAllEvents(async () => {
      expect([await exists(`events/${eventId}`), await exists(`posts/${id}`)]).toEqual([false, false]);
      expect(await commentsOf(id)).toHaveLength(1);
    });
    const found = await caseOf(target);
    await decide(moderator, found, { act: 'no-action', ruleId: null });
    await afterAllEvents(async () => {
      expect(await document(`posts/${id}`)).toEqual(before);
      expect((await notificationsOf(host.uid)).map(({ type }) => type).sort()).toEqual([
        'decision',
        'event-comment',
      ]);
    });
  });

  test('leaves no comments when it is deleted for good', async () => {
    const { school, guest, id, target } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    await createComment(id, guest, 'See you there');
    await moderate(moderator, target, { act: 'remove' });
    await afterAllEvents(async () => {
      expect(await exists(`posts/${id}`)).toBe(false);
      expect(await commentsOf(id)).toHaveLength(1);
    });
    await moveClock(16 * DAY);
    await runScheduled('sweepModeration');
    await afterAllEvents(async () => {
      expect(await exists(`_hiddenContent/${id}`)).toBe(false);
      expect(await commentsOf(id)).toEqual([]);
    });
  });
});
