import { beforeEach, describe, expect, test } from 'vitest';
import type { Group } from '@/domain/entities/group';
import { groupFilePath } from '@/domain/entities/group-file';
import { TINY } from '@/domain/file-check/testing';
import type { GroupAct } from '@/domain/group-act';
import { newDocumentId } from '@/domain/ids';
import { documents } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { groupOf, membershipOf, store } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { groups } = backend;

let school: TestSchool;
let creator: TestUser;
let parent: TestUser;
let group: Group;

beforeEach(async () => {
  school = await world.school();
  [creator, parent] = await Promise.all([world.member(school), world.member(school)]);
  group = groupOf(creator, school.id, { access: 'request' });
  await store(documents.group(group), documents.membership(membershipOf(creator, group)));
});

const act = async (by: TestUser, what: GroupAct) => {
  await as(by);
  return groups.act(group, by.uid, what);
};
const stored = () => world.data(`groups/${group.groupId}`);
const membership = () => world.data(`groupMemberships/${parent.uid}_${group.groupId}`);
const request = () => world.data(`groupRequests/${parent.uid}_${group.groupId}`);

describe('asking', () => {
  test('is seen by oneself and by who runs the group, and taken back', async () => {
    await act(parent, { type: 'ask' });
    const own = watching(groups.watchMyRequest, parent.uid, group.groupId);
    expect(await own.until((found) => found !== null)).toMatchObject({ userId: parent.uid });
    const all = watching(groups.watchMyRequests, parent.uid, school.id);
    expect(await all.until((found) => found.length > 0)).toHaveLength(1);
    await as(creator);
    const waiting = watching(groups.watchRequests, group);
    expect((await waiting.until((found) => found.length > 0))[0]).toMatchObject({ userId: parent.uid });
    await act(parent, { type: 'withdraw' });
    expect(await request()).toBeNull();
  });

  test('is refused to look at for who does not run the group', async () => {
    await as(parent);
    const failure = await watching(groups.watchRequests, group)
      .until(() => true)
      .catch((error: { code: string }) => error.code);
    expect(failure).toBe('permission-denied');
  });
});

describe('what was done by an earlier try', () => {
  test('is no error: asking, withdrawing, letting in, turning down, putting out, archiving', async () => {
    await act(parent, { type: 'ask' });
    await act(parent, { type: 'ask' });
    await act(parent, { type: 'withdraw' });
    await act(parent, { type: 'withdraw' });
    await act(parent, { type: 'ask' });
    await act(creator, { type: 'admit', userId: parent.uid });
    await act(creator, { type: 'admit', userId: parent.uid });
    expect(await membership()).toMatchObject({ userId: parent.uid, admitted: true });
    expect(await request()).toBeNull();
    await act(creator, { type: 'remove', userId: parent.uid });
    await act(creator, { type: 'remove', userId: parent.uid });
    expect(await membership()).toBeNull();
    await act(creator, { type: 'archive' });
    await act(creator, { type: 'archive' });
    expect((await stored())?.archivedAt).not.toBeNull();
    await act(creator, { type: 'reopen' });
    expect((await stored())?.archivedAt).toBeNull();
  });

  test('is an error where it was not done: a member may not put out another', async () => {
    await store(documents.membership(membershipOf(parent, group)));
    expect(await codeOf(act(parent, { type: 'remove', userId: creator.uid }))).toBe('permission-denied');
    expect(await codeOf(act(parent, { type: 'archive' }))).toBe('permission-denied');
  });
});

test('who was turned down learns until when, and asks in vain', async () => {
  await act(parent, { type: 'ask' });
  await act(creator, { type: 'decline', userId: parent.uid });
  await as(parent);
  const cooldown = watching(groups.watchCooldown, parent.uid, group.groupId);
  expect(await cooldown.until((found) => found !== null)).toMatchObject({ kind: 'declined' });
  expect(await codeOf(act(parent, { type: 'ask' }))).toBe('permission-denied');
});

test('helpers are named and dropped, and the group gets other words', async () => {
  await store(documents.membership(membershipOf(parent, group)));
  await act(creator, { type: 'name-helper', userId: parent.uid });
  await act(creator, { type: 'name-helper', userId: parent.uid });
  expect((await stored())?.helpers).toEqual([parent.uid]);
  const change = { description: 'Mondays', cover: 'sky', access: 'open' } as const;
  await act(parent, { type: 'edit', change });
  expect(await stored()).toMatchObject({ ...change, name: group.name });
  await act(creator, { type: 'drop-helper', userId: parent.uid });
  expect((await stored())?.helpers).toEqual([]);
});

describe('a file', () => {
  const share = async (id: string) => {
    const { groupId } = group;
    const of = { id, groupId, schoolId: school.id, userId: creator.uid };
    const blob = new Blob([TINY.pdf]);
    await as(creator);
    await groups.uploadFile(of, blob, () => undefined, new AbortController().signal);
    await groups.act(group, creator.uid, {
      type: 'share-file',
      file: { id, name: 'List.pdf', size: blob.size },
    });
    return { path: groupFilePath(of) };
  };

  test('is listed once, fetched by members alone, and deleted', async () => {
    const id = newDocumentId();
    const file = await share(id);
    await groups.act(group, creator.uid, {
      ...{ type: 'share-file', file: { id, name: 'List.pdf', size: TINY.pdf.length } },
    });
    const listed = watching(groups.watchFiles, group.groupId);
    expect(await listed.until((found) => found.length > 0)).toMatchObject([{ id, name: 'List.pdf' }]);
    // Its bytes are for browsers alone (group-running.spec.ts); the rules let a member past.
    expect(await codeOf(groups.download(file))).not.toBe('permission-denied');
    await as(parent);
    expect(await codeOf(groups.download(file))).toBe('permission-denied');
    await as(creator);
    await groups.act(group, creator.uid, { type: 'delete-file', fileId: id });
    await groups.act(group, creator.uid, { type: 'delete-file', fileId: id });
    expect(await world.data(`groups/${group.groupId}/files/${id}`)).toBeNull();
  });

  test('is stopped on its way', async () => {
    await as(creator);
    const stop = new AbortController();
    stop.abort();
    const of = { id: newDocumentId(), groupId: group.groupId, schoolId: school.id, userId: creator.uid };
    const blob = new Blob([new Uint8Array(5_000_000)]);
    expect(await codeOf(groups.uploadFile(of, blob, () => undefined, stop.signal))).not.toBe('none');
  });
});
