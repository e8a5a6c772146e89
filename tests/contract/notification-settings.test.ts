import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@/domain/entities/notification-settings';
import { type PushServer, startPushServer } from '../support/push-server.ts';
import type { TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { codeOf, watching } from './support/watching.ts';

const { account } = backend;

let server: PushServer;
let me: TestUser;

beforeAll(async () => {
  server = await startPushServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  me = await world.member(await world.school());
  await as(me);
});

const settings = () => watching(account.watchNotificationSettings, me.uid);
const devices = () => watching(account.watchDevices, me.uid);
/** A browser as it registers. */
const browser = (label: string, replaces: string | null = null) => {
  const { endpoint, keys } = server.device();
  return { endpoint, keys, label, replaces };
};

test('choices are the usual ones in the zone of this device, until others are made', async () => {
  const watched = settings();
  // The zone that these tests run in.
  const usual = { ...DEFAULT_SETTINGS, timeZone: 'America/Los_Angeles' };
  expect(await watched.until(() => true)).toEqual(usual);
  await account.changeNotificationSettings(me.uid, (now) => ({ ...now, pushShowsText: true }));
  await account.changeNotificationSettings(me.uid, (now) => ({ ...now, quietHours: null }));
  const chosen = { ...usual, pushShowsText: true, quietHours: null };
  expect(await watched.until(({ quietHours }) => quietHours === null)).toEqual(chosen);
  expect(await world.data(`users/${me.uid}/settings/notifications`)).toEqual(chosen);
});

test('of several choices at once none is lost', async () => {
  const kinds = ['like', 'event', 'contact'] as const;
  await Promise.all(
    kinds.map((kind) =>
      account.changeNotificationSettings(me.uid, (now) => ({
        ...now,
        kinds: { ...now.kinds, [kind]: { app: false, push: true, mail: 'off' } },
      })),
    ),
  );
  const found = await settings().until(({ kinds: { contact } }) => contact.push);
  expect(kinds.map((kind) => found.kinds[kind].app)).toEqual([false, false, false]);
});

test('another parent’s are neither read nor made', async () => {
  expect((await watching(account.watchNotificationSettings, 'other').failure()).code).toBe(
    'permission-denied',
  );
  expect((await watching(account.watchDevices, 'other').failure()).code).toBe('permission-denied');
  expect(await codeOf(account.changeNotificationSettings('other', (now) => now))).toBe('permission-denied');
  expect(await codeOf(account.saveDevice('other', browser('Mine')))).toBe('permission-denied');
});

test('a browser is registered once, takes the place of its former address, and is removed', async () => {
  const watched = devices();
  expect(await watched.until(() => true)).toEqual([]);
  const [phone, laptop] = [browser('Phone'), browser('Laptop')];
  await account.saveDevice(me.uid, phone);
  await account.saveDevice(me.uid, laptop);
  await account.saveDevice(me.uid, phone);
  const both = await watched.until((all) => all.length === 2);
  expect(both.map(({ id }) => id).toSorted()).toEqual(['0', '1']);
  expect(await account.hasDevice(me.uid, phone.endpoint)).toBe(true);

  const moved = browser('Phone', phone.endpoint);
  await account.saveDevice(me.uid, moved);
  const after = await watched.until((all) => all.some(({ endpoint }) => endpoint === moved.endpoint));
  expect(after).toHaveLength(2);
  expect(await account.hasDevice(me.uid, phone.endpoint)).toBe(false);

  await account.removeDevice(me.uid, laptop.endpoint);
  await account.removeDevice(me.uid, laptop.endpoint);
  expect((await watched.until((all) => all.length === 1)).map(({ label }) => label)).toEqual(['Phone']);
});

test('the eleventh browser is refused, and takes nobody’s place', async () => {
  for (let count = 0; count < 10; count += 1) await account.saveDevice(me.uid, browser(`Browser ${count}`));
  expect(await codeOf(account.saveDevice(me.uid, browser('One too many')))).toBe('resource-exhausted');
  const all = await devices().until((found) => found.length === 10);
  expect(all.map(({ label }) => label)).not.toContain('One too many');
});

test('a browser at an address of somebody’s own is refused', async () => {
  const evil = { ...browser('Evil'), endpoint: 'https://evil.test/x' };
  expect(await codeOf(account.saveDevice(me.uid, evil))).toBe('permission-denied');
});

test('a trial arrives, and without a device there is none', async () => {
  expect(await codeOf(account.sendTestPush())).toBe('failed-precondition');
  const phone = server.device();
  const { endpoint, keys } = phone;
  await account.saveDevice(me.uid, { endpoint, keys, label: 'Phone', replaces: null });
  expect(await account.sendTestPush()).toBe(1);
  expect(phone.received[0]?.payload.isTest).toBe(true);
});
