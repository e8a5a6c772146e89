import { beforeEach, expect, test } from 'vitest';
import { silenceId } from '@/domain/silence';
import { DAY_MS } from '@/domain/time';
import type { TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { codeOf, watching } from './support/watching.ts';

const { silences } = backend;
const ID = silenceId('post', 'p');

let me: TestUser;

beforeEach(async () => {
  me = await world.member(await world.school());
  await as(me);
});

test('what is silenced is so until it ends, or is silenced otherwise', async () => {
  const watched = watching(silences.watch, me.uid, ID);
  expect(await watched.until(() => true)).toBeNull();
  const until = new Date(Date.now() + DAY_MS);
  await silences.silence(me.uid, ID, until);
  expect(await watched.until((silence) => silence !== null)).toMatchObject({ id: ID, until });
  await silences.silence(me.uid, ID, null);
  expect(await watched.until((silence) => silence?.until === null)).toMatchObject({ until: null });
  await silences.end(me.uid, ID);
  expect(await watched.until((silence) => silence === null)).toBeNull();
  // Once more does no harm.
  await silences.end(me.uid, ID);
});

test('nobody silences anything for somebody else, or asks what they do', async () => {
  expect(await codeOf(silences.silence('other', ID, null))).toBe('permission-denied');
  expect(await codeOf(silences.end('other', ID))).toBe('permission-denied');
  expect((await watching(silences.watch, 'other', ID).failure()).code).toBe('permission-denied');
});

test('it lasts a week or for good, and nothing between', async () => {
  expect(await codeOf(silences.silence(me.uid, ID, new Date(Date.now() + 30 * DAY_MS)))).toBe(
    'permission-denied',
  );
});
