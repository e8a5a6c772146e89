import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ConnectionPort, OwnItem } from '@/backend/ports/connection';
import type { EventSeries } from '@/domain/entities/event-series';
import type { User } from '@/domain/entities/user';
import { newSignUpList } from '@/domain/inputs/sign-up-list';
import { DAY_MS } from '@/domain/time';
import { type Document, documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { commentOf, eventOf, groupOf, membershipOf, postOf, store } from './support/content.ts';
import { codeOf } from './support/watching.ts';

const { connection } = backend;
const { exists, deleteOwn } = connection as ConnectionPort;

let school: TestSchool;
let me: TestUser;

beforeEach(async () => {
  school = await world.school();
  me = await world.member(school);
  await as(me);
});

interface Made {
  item: OwnItem;
  path: string;
  documents: Document[];
}

const seriesOf = (maker: User, schoolId: string): EventSeries => ({
  ...{ id: randomUUID(), schoolId, userId: maker.uid, repeat: 'weekly', timeZone: 'UTC' },
  ...{ start: new Date(Date.now() + DAY_MS), end: null, until: new Date(Date.now() + 9 * DAY_MS) },
  ...{ title: 'Choir', location: '', description: '', places: null, createdAt: new Date() },
});

/** What a person has made in a school, around it what it needs. */
const KINDS: Record<OwnItem['kind'], (maker: User, schoolId: string) => Made> = {
  post: (maker, schoolId) => {
    const post = postOf(maker, schoolId);
    return {
      item: { kind: 'post', postId: post.id },
      path: `posts/${post.id}`,
      documents: [documents.post(post)],
    };
  },
  comment: (maker, schoolId) => {
    const [post, comment] = [postOf(maker, schoolId), commentOf(maker)];
    return {
      item: { kind: 'comment', postId: post.id, commentId: comment.id },
      path: `posts/${post.id}/comments/${comment.id}`,
      documents: [documents.post(post), documents.comment(post.id, comment)],
    };
  },
  event: (maker, schoolId) => {
    const event = eventOf(maker, schoolId);
    return {
      item: { kind: 'event', eventId: event.id },
      path: `events/${event.id}`,
      documents: [documents.event(event)],
    };
  },
  eventSeries: (maker, schoolId) => {
    const series = seriesOf(maker, schoolId);
    return {
      item: { kind: 'eventSeries', seriesId: series.id },
      path: `eventSeries/${series.id}`,
      documents: [documents.eventSeries(series)],
    };
  },
  seriesChange: (maker, schoolId) => {
    const [series, id] = [seriesOf(maker, schoolId), randomUUID()];
    const change = {
      id,
      schoolId,
      userId: maker.uid,
      from: 1,
      part: { title: 'Choir' },
      createdAt: new Date(),
    };
    const changed = documents.seriesChange(series.id, change);
    return {
      item: { kind: 'seriesChange', seriesId: series.id, changeId: id },
      path: changed.path,
      documents: [documents.eventSeries(series), changed],
    };
  },
  signUpList: (maker, schoolId) => {
    const list = {
      ...newSignUpList({
        ...{ id: randomUUID(), schoolId, userId: maker.uid, eventId: null },
        input: {
          ...{ title: 'Cake sale', description: '', date: null, isClosed: false },
          slots: [{ id: 'cake', label: 'Cake', count: 2 }],
        },
      }),
      createdAt: new Date(),
    };
    return {
      item: { kind: 'signUpList', listId: list.id },
      path: `signUpLists/${list.id}`,
      documents: [documents.signUpList(list)],
    };
  },
  group: (maker, schoolId) => {
    const group = groupOf(maker, schoolId);
    return {
      item: { kind: 'group', groupId: group.groupId },
      path: `groups/${group.groupId}`,
      documents: [documents.group(group)],
    };
  },
  membership: (maker, schoolId) => {
    const group = groupOf(maker, schoolId);
    return {
      item: { kind: 'membership', groupId: group.groupId, uid: maker.uid },
      path: `groupMemberships/${maker.uid}_${group.groupId}`,
      documents: [documents.group(group), documents.membership(membershipOf(maker, group))],
    };
  },
};

const made = async (kind: OwnItem['kind'], maker: User, schoolId = school.id) => {
  const one = KINDS[kind](maker, schoolId);
  await store(...one.documents);
  return one;
};

const all = ['post', 'comment', 'event', 'eventSeries', 'seriesChange', 'group', 'membership'] as const;
const SECRET: readonly OwnItem['kind'][] = ['membership', 'eventSeries', 'seriesChange'];
// A group outlives whoever has made it.
const ownToTakeBack = ['post', 'comment', 'event', 'eventSeries', 'membership'] as const;

describe('what one has made', () => {
  test.each(all)('is found at the server, and not where it is not: a %s', async (kind) => {
    expect(await exists(KINDS[kind](me, school.id).item)).toBe(false);
    expect(await exists((await made(kind, me)).item)).toBe(true);
  });

  test.each(ownToTakeBack)('is taken back alone, and a second time without harm: a %s', async (kind) => {
    const [mine, another] = [await made(kind, me), await made(kind, me)];
    await deleteOwn(mine.item);
    expect(await world.data(mine.path)).toBeNull();
    expect(await exists(mine.item)).toBe(false);
    await deleteOwn(mine.item);
    expect(await world.data(another.path)).not.toBeNull();
  });

  test('stays where nobody may take it back: a group', async () => {
    const { item, path } = await made('group', me);
    expect(await codeOf(deleteOwn(item))).toBe('permission-denied');
    expect(await world.data(path)).not.toBeNull();
  });
});

describe('what others have made', () => {
  test.each(all)('is found, and can’t be taken back: a %s', async (kind) => {
    const other = await world.member(school);
    const { item, path } = await made(kind, other);
    // Who is in a group is told to those in it alone, and what a host says of a series to nobody else.
    const isSecret = SECRET.includes(kind);
    expect(await exists(item)).toBe(!isSecret);
    expect(await codeOf(deleteOwn(item))).toBe(isSecret ? 'none' : 'permission-denied');
    expect(await world.data(path)).not.toBeNull();
  });

  test.each(all)('counts as absent where one may not read, and stays: a %s', async (kind) => {
    const elsewhere = await world.school();
    const { item, path } = await made(kind, await world.member(elsewhere), elsewhere.id);
    expect(await exists(item)).toBe(false);
    await deleteOwn(item);
    expect(await world.data(path)).not.toBeNull();
  });
});
