import { afterEach, describe, expect, test } from 'vitest';
import { newEvent } from '@/domain/entities/community';
import type { EventSeries } from '@/domain/entities/event-series';
import type { User } from '@/domain/entities/user';
import { eventDiscussionId } from '@/domain/event-discussion';
import type { Target } from '@/domain/moderation-target';
import { db } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
import { deliveringAgain } from './support/control.ts';
import { changeSeries, createSeries, eventsOf, occurrence } from './support/event-series.ts';
import { afterAllEvents } from './support/eventually.ts';
import { createListed, moderate } from './support/moderation.ts';
import { createSchool } from './support/people.ts';
import { notificationsOf } from './support/posts.ts';
import { answer, readSummary } from './support/rsvps.ts';

afterEach(() => moveClock(0));

async function arrange(fields: Partial<EventSeries> = {}) {
  const school = await createSchool();
  const host = await createListed(school);
  const id = await createSeries(host, school, fields);
  await afterAllEvents(async () => expect((await eventsOf(id)).size).toBe(4));
  const change = (from: number, part: Parameters<typeof changeSeries>[4]) =>
    changeSeries(host, school, id, from, part);
  return { school, host, id, change };
}
const titles = async (id: string) => [...(await eventsOf(id)).values()].map(({ title }) => title);
const numbers = async (id: string) => [...(await eventsOf(id)).keys()];
const told = async ({ uid }: User) =>
  (await notificationsOf(uid))
    .filter(({ type }) => type === 'event-changed' || type === 'event-cancelled')
    .map(({ type, link }) => [type, link]);

describe('an event that repeats', () => {
  test('becomes ordinary events, each with its discussion, once whatever comes how often', async () => {
    const school = await createSchool();
    const host = await createListed(school);
    const id = await deliveringAgain('created', 2, () => createSeries(host, school, { places: 12 }));
    const events = await eventsOf(id);
    const series = (await db.doc(`eventSeries/${id}`).get()).data();
    const start = series?.start.toDate() as Date;
    const last = new Date(start.getTime() + 21 * DAY);
    expect([...events.keys()]).toEqual([0, 1, 2, 3]);
    for (const [number, event] of events) {
      const made = newEvent({
        ...{
          id: `${id}_${number}`,
          title: 'Choir',
          end: null,
          location: 'Hall',
          description: '',
          places: 12,
        },
        ...{ start: new Date(start.getTime() + 7 * number * DAY), timeZone: 'UTC' },
        ...{ userId: host.uid, schoolId: school.id },
      });
      const { createdAt, ...rest } = event;
      expect(createdAt).toBeInstanceOf(Date);
      expect({ ...rest, createdAt: null }).toEqual({
        ...made,
        series: { id, repeat: 'weekly', until: last, changeId: null },
      });
      const discussion = await db.doc(`posts/${eventDiscussionId(event.id)}`).get();
      expect(discussion.get('content')).toBe('Choir');
    }
  });

  test('makes no more than sixty, and none in a zone or a school that there is not', async () => {
    const school = await createSchool();
    const host = await createListed(school);
    const far = { until: new Date(Date.now() + 1_090 * DAY) };
    const many = await createSeries(host, school, far);
    const nowhere = await createSeries(host, school, { timeZone: 'Mars/Olympus' });
    const gone = await createSeries(host, { ...school, id: 'gone' });
    await afterAllEvents(async () => expect((await eventsOf(many)).size).toBe(60));
    expect([(await eventsOf(nowhere)).size, (await eventsOf(gone)).size]).toEqual([0, 0]);
  });

  test('is gone with what it was made of, as far as it is still to come, and changes go along', async () => {
    const { id, change } = await arrange({
      start: new Date(Date.now() - 3 * DAY),
      until: new Date(Date.now() + 20 * DAY),
    });
    await afterAllEvents(() => change(2, { title: 'Band' }));
    await afterAllEvents(() => db.doc(`eventSeries/${id}`).delete());
    await afterAllEvents(async () => expect(await numbers(id)).toEqual([0]));
    expect((await db.collection(`eventSeries/${id}/seriesChanges`).get()).size).toBe(0);
    expect((await db.doc(`_seriesStates/${id}`).get()).exists).toBe(false);
  });

  test('that takes the id of one that is gone gets no hold of what that has left', async () => {
    const { school, id } = await arrange({
      start: new Date(Date.now() - 3 * DAY),
      until: new Date(Date.now() + 20 * DAY),
    });
    await afterAllEvents(() => db.doc(`eventSeries/${id}`).delete());
    const [left] = [...(await eventsOf(id)).values()];
    const other = await createListed(school);
    await afterAllEvents(() => createSeries(other, school, { title: 'Mine' }, id));
    await afterAllEvents(() => changeSeries(other, school, id, 0, { title: 'Mine alone' }));
    await afterAllEvents(async () => {
      const events = await eventsOf(id);
      expect(events.get(0)).toEqual(left);
      expect([1, 2, 3].map((number) => events.get(number)?.title)).toEqual(Array(3).fill('Mine alone'));
    });
    await afterAllEvents(() => occurrence(id, 0).update({ start: new Date(Date.now() + DAY) }));
    await afterAllEvents(() => db.doc(`eventSeries/${id}`).delete());
    await afterAllEvents(async () => expect(await numbers(id)).toEqual([0]));
  });

  test('that is taken back while it is being made leaves nothing', async () => {
    const school = await createSchool();
    const host = await createListed(school);
    const id = await createSeries(host, school);
    await db.doc(`eventSeries/${id}`).delete();
    await afterAllEvents(async () => expect(await numbers(id)).toEqual([]));
  });
});

describe('a change of one and all that follow', () => {
  test('changes these, keeps their answers, and is done once though it comes again', async () => {
    const { school, host, id, change } = await arrange();
    const ana = await createListed(school);
    await afterAllEvents(() => answer(`${id}_2`, ana, school));
    await deliveringAgain('created', 3, () => change(1, { title: 'Band', location: 'Yard' }));
    await afterAllEvents(async () => expect(await titles(id)).toEqual(['Choir', 'Band', 'Band', 'Band']));
    expect(await readSummary(`${id}_2`)).toMatchObject({ parents: 1 });
    expect(await told(ana)).toHaveLength(1);
    // What its host changes then by itself stays as it is when the trigger comes once more.
    await occurrence(id, 1).update({ title: 'Duo' });
    await deliveringAgain('created', 2, () => changeSeries(host, school, id, 3, { title: 'Solo' }));
    await afterAllEvents(async () => expect(await titles(id)).toEqual(['Choir', 'Duo', 'Band', 'Solo']));
  });

  test('ends the same when several come at once, also while the events are being made', async () => {
    const school = await createSchool();
    const host = await createListed(school);
    const id = await createSeries(host, school);
    await changeSeries(host, school, id, 1, { title: 'Band' });
    await Promise.all([
      changeSeries(host, school, id, 0, { location: 'Yard' }),
      changeSeries(host, school, id, 2, { until: new Date(Date.now() + 40 * DAY) }),
      changeSeries(host, school, id, 3, { isCancelled: true }),
    ]);
    await afterAllEvents(async () => {
      const events = [...(await eventsOf(id)).values()];
      expect(events.map(({ title, location, isCancelled }) => [title, location, isCancelled])).toEqual([
        ['Choir', 'Yard', false],
        ['Band', 'Yard', false],
        ['Band', 'Yard', false],
        ...[3, 4, 5].map(() => ['Band', 'Yard', true]),
      ]);
      const last = events.at(-1)?.start;
      expect(events.map(({ series }) => series?.until)).toEqual(events.map(() => last));
    });
  });

  test('leaves alone what was changed by itself, what has begun, and what was deleted', async () => {
    const { id, change } = await arrange({
      start: new Date(Date.now() - 10 * DAY),
      until: new Date(Date.now() + 13 * DAY),
    });
    await occurrence(id, 2).delete();
    await occurrence(id, 3).update({ title: 'Concert' });
    await afterAllEvents(() => change(0, { title: 'Band', description: 'All welcome' }));
    await afterAllEvents(async () => {
      const events = [...(await eventsOf(id))].map(([number, { title, description }]) => [
        number,
        title,
        description,
      ]);
      expect(events).toEqual([
        [0, 'Band', 'All welcome'],
        [1, 'Choir', ''],
        [3, 'Concert', 'All welcome'],
      ]);
    });
  });

  test('changes, and deletes, the one that it is made at also while that is on', async () => {
    const { id, change } = await arrange({
      start: new Date(Date.now() - 3_600_000),
      until: new Date(Date.now() + 22 * DAY),
    });
    await afterAllEvents(() => change(0, { location: 'Yard' }));
    await afterAllEvents(async () => expect((await eventsOf(id)).get(0)?.location).toBe('Yard'));
    await afterAllEvents(() => change(0, { ends: true }));
    await afterAllEvents(async () => expect(await numbers(id)).toEqual([]));
  });

  test('deletes them for good, and says so on those before', async () => {
    const { id, change } = await arrange();
    await afterAllEvents(() => change(2, { ends: true }));
    await afterAllEvents(() => change(0, { until: new Date(Date.now() + 90 * DAY) }));
    await afterAllEvents(async () => expect(await numbers(id)).toEqual([0, 1]));
    const events = await eventsOf(id);
    expect(events.get(0)?.series?.until).toEqual(events.get(1)?.start);
  });
});

describe('who comes to some of them', () => {
  test('is told once of a change, however many it is of, and of none that changes only words', async () => {
    const { school, host, id, change } = await arrange();
    const [ana, ben] = [await createListed(school), await createListed(school)];
    for (const number of [0, 1, 2, 3]) await answer(`${id}_${number}`, ana, school);
    await answer(`${id}_3`, ben, school);
    await answer(`${id}_3`, host, school);
    await afterAllEvents(async () => expect(await readSummary(`${id}_3`)).toMatchObject({ parents: 3 }));
    await afterAllEvents(() => change(1, { title: 'Band' }));
    await afterAllEvents(async () => expect(await told(ana)).toEqual([]));
    await deliveringAgain('updated', 2, () => change(1, { isCancelled: true }));
    await afterAllEvents(async () => {
      expect(await told(ana)).toEqual([['event-cancelled', `/events/${id}_1`]]);
      expect(await told(ben)).toEqual([['event-cancelled', `/events/${id}_3`]]);
      expect(await told(host)).toEqual([]);
    });
    await afterAllEvents(() => change(1, { isCancelled: false, location: 'Yard' }));
    await afterAllEvents(async () => expect(await told(ana)).toHaveLength(2));
  });

  test('is still told of a change of one alone', async () => {
    const { school, id } = await arrange();
    const ana = await createListed(school);
    await afterAllEvents(() => answer(`${id}_2`, ana, school));
    await afterAllEvents(() => occurrence(id, 2).update({ location: 'Yard' }));
    await afterAllEvents(async () => expect(await told(ana)).toEqual([['event-changed', `/events/${id}_2`]]));
  });
});

describe('what moderation has out of sight', () => {
  test('is not made again by its series, nor by another of the same id', async () => {
    const { school, host, id, change } = await arrange();
    const moderator = await createListed(school, { isModerator: true });
    const target: Target = { kind: 'event', id: `${id}_2`, schoolId: school.id };
    await moderate(moderator, target, { act: 'remove' });
    expect((await occurrence(id, 2).get()).exists).toBe(false);
    await afterAllEvents(() => change(0, { title: 'Band' }));
    await afterAllEvents(async () => expect(await numbers(id)).toEqual([0, 1, 3]));
    await afterAllEvents(() => db.doc(`eventSeries/${id}`).delete());
    await afterAllEvents(() => createSeries(host, school, {}, id));
    await afterAllEvents(async () => expect(await numbers(id)).toEqual([0, 1, 3]));
  });
});
