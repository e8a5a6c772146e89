import { beforeEach, describe, expect, test } from 'vitest';
import { directoryEntry } from '@/domain/directory-entry';
import { TINY } from '@/domain/file-check/testing';
import { DAY_MS } from '@/domain/time';
import { requestOf } from '../../scripts/seed/store.ts';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, bucket, db, world } from './support/adapter.ts';
import { applicant, several, storeRequests } from './support/content.ts';
import { codeOf, watching } from './support/watching.ts';

const { users } = backend;
const PNG = new Blob([TINY.png], { type: 'image/png' });

let schools: TestSchool[];
let me: TestUser;
const myRecord = () => world.data(`users/${me.uid}`);

beforeEach(async () => {
  schools = await Promise.all(several(2, () => world.school()));
  me = await world.member(schools, { firstName: 'Ana', lastName: 'Silva', bio: 'Baker' });
  await as(me);
});

describe('one’s own record', () => {
  test('is followed with every field, until nobody follows it any more', async () => {
    const [left, kept] = [watching(users.watch, me.uid), watching(users.watch, me.uid)];
    const { password: _password, ...record } = me;
    // What the sign-in itself has written is the visit.
    expect(await left.until(() => true)).toEqual(record);
    await kept.until(() => true);
    left.stop();
    await db.doc(`users/${me.uid}`).update({ bio: 'Reader' });
    await kept.until((now) => now?.bio === 'Reader');
    expect(left.told).toHaveLength(1);
  });

  test('is null while it does not exist, and refused of somebody else', async () => {
    await db.doc(`users/${me.uid}`).delete();
    await watching(users.watch, me.uid).until((now) => now === null);
    const other = await world.member(schools);
    expect((await watching(users.watch, other.uid).failure()).code).toBe('permission-denied');
  });

  test('takes the time of a visit from the server', async () => {
    await users.recordLogin(me.uid);
    const { lastLogin } = (await myRecord()) ?? {};
    expect(Math.abs(Date.now() - lastLogin.toMillis())).toBeLessThan(20_000);
    expect(await codeOf(users.recordLogin((await world.newcomer()).uid))).toBe('permission-denied');
  });

  test('takes the chosen school and the dismissed panel, and nothing else changes', async () => {
    const before = await myRecord();
    await users.selectSchool(me.uid, schools[1]?.id ?? '');
    expect(await myRecord()).toEqual({ ...before, selectedSchoolId: schools[1]?.id });
    await users.setWelcomePanelDismissed(me.uid, true);
    expect(await myRecord()).toMatchObject({ welcomePanelDismissed: true });
    await users.setWelcomePanelDismissed(me.uid, false);
    expect(await myRecord()).toEqual({ ...before, selectedSchoolId: schools[1]?.id });
  });

  test('takes no school that is not one’s own', async () => {
    const { id } = await world.school();
    expect(await codeOf(users.selectSchool(me.uid, id))).toBe('permission-denied');
  });
});

describe('a profile', () => {
  const kim = { name: 'Kim', gradeOrRoom: '2nd grade' };
  const input = {
    firstName: 'Anna',
    lastName: 'Souza',
    bio: 'Gardener',
    children: [kim],
  };
  const change = { ...input, children: { from: [], to: [kim] } };

  test('is changed in the record and in the directory of every school at once', async () => {
    const before = await myRecord();
    await users.updateProfile(me.uid, { ...change, profilePicUrl: null });
    const { formerName, ...after } = (await myRecord()) ?? {};
    const { formerName: _, ...kept } = before ?? {};
    expect(after).toEqual({ ...kept, ...input, profilePicUrl: null });
    expect(formerName).toEqual({ firstName: 'Ana', lastName: 'Silva', at: expect.anything() });
    for (const { id } of schools) {
      const { joinedAt, ...entry } = (await world.data(`schools/${id}/members/${me.uid}`)) ?? {};
      expect(entry).toEqual({ uid: me.uid, ...directoryEntry({ ...input, profilePicUrl: null }) });
      expect(joinedAt).toBeDefined();
    }
  });

  test('takes what was changed alone, and leaves what another device has saved since', async () => {
    const lee = { name: 'Lee', gradeOrRoom: '5th grade' };
    await users.updateProfile(me.uid, { bio: 'Teacher', children: { from: [], to: [lee] } });
    await users.updateProfile(me.uid, { firstName: 'Anna', children: { from: [], to: [kim] } });
    const expected = { firstName: 'Anna', lastName: 'Silva', bio: 'Teacher', children: [lee, kim] };
    expect(await myRecord()).toMatchObject(expected);
    for (const { id } of schools)
      expect(await world.data(`schools/${id}/members/${me.uid}`)).toMatchObject(
        directoryEntry({ ...me, ...expected }),
      );
  });

  test('of two devices at once has what both have changed', async () => {
    const lee = { name: 'Lee', gradeOrRoom: '5th grade' };
    await Promise.all([
      users.updateProfile(me.uid, { bio: 'Teacher', children: { from: [], to: [lee] } }),
      users.updateProfile(me.uid, { firstName: 'Anna', children: { from: [], to: [kim] } }),
    ]);
    const { children, ...rest } = (await myRecord()) ?? {};
    expect(rest).toMatchObject({ firstName: 'Anna', bio: 'Teacher' });
    expect(children).toEqual(expect.arrayContaining([lee, kim]));
    expect(children).toHaveLength(2);
  });

  test('takes no more children than it holds, whoever has added them', async () => {
    const some = (count: number, name: string) =>
      several(count, (index) => ({ name: `${name} ${index}`, gradeOrRoom: '2nd grade' }));
    await users.updateProfile(me.uid, { children: { from: [], to: some(8, 'A') } });
    const more = users.updateProfile(me.uid, { children: { from: [], to: some(8, 'B') } });
    expect(await codeOf(more)).toBe('too-many-children');
    expect((await myRecord())?.children).toEqual(some(8, 'A'));
  });

  test('takes two names in thirty days, says from when on a third, and goes on taking all else', async () => {
    await users.updateProfile(me.uid, { firstName: 'Anna' });
    await users.updateProfile(me.uid, { lastName: 'Souza' });
    const { formerName, earlierName } = (await myRecord()) ?? {};
    expect(earlierName).toMatchObject({ firstName: 'Ana', lastName: 'Silva' });
    expect(formerName).toMatchObject({ firstName: 'Anna', lastName: 'Silva' });
    const third = await users.updateProfile(me.uid, { firstName: 'Eve', bio: 'x' }).catch((error) => error);
    expect(third).toMatchObject({
      code: 'too-many-name-changes',
      retryAt: new Date(earlierName.at.toMillis() + 30 * DAY_MS),
    });
    await users.updateProfile(me.uid, { bio: 'Gardener' });
    expect(await myRecord()).toMatchObject({ firstName: 'Anna', lastName: 'Souza', bio: 'Gardener' });
  });

  test('takes another name once the last but one is thirty days old', async () => {
    const name = (firstName: string, days: number) => ({
      firstName,
      lastName: 'Silva',
      at: new Date(Date.now() - days * DAY_MS),
    });
    await db.doc(`users/${me.uid}`).update({ formerName: name('Bea', 1), earlierName: name('Cleo', 31) });
    await users.updateProfile(me.uid, { firstName: 'Anna' });
    expect(await myRecord()).toMatchObject({ firstName: 'Anna', earlierName: { firstName: 'Bea' } });
  });

  test('shows the picture that was uploaded for it', async () => {
    const fractions: number[] = [];
    const url = await users.uploadPicture(me.uid, PNG, (done) => fractions.push(done));
    expect(fractions.at(-1)).toBe(1);
    await users.updateProfile(me.uid, { profilePicUrl: url });
    expect(await myRecord()).toMatchObject({ profilePicUrl: url });
    expect(await world.data(`schools/${schools[0]?.id}/members/${me.uid}`)).toMatchObject({
      profilePicUrl: url,
    });
    const [path = ''] = await world.files(`profile-pictures/${me.uid}/`);
    expect((await bucket.file(path).getMetadata())[0]).toMatchObject({ contentType: 'image/png' });
  });

  test('without a school is changed in the record alone', async () => {
    const newcomer = await world.newcomer();
    await as(newcomer);
    await users.updateProfile(newcomer.uid, change);
    expect(await world.data(`users/${newcomer.uid}`)).toMatchObject(input);
  });

  test('changes the name on open requests, and on no others', async () => {
    const parent = await applicant(world, [schools[0] as TestSchool]);
    const [open, another] = [
      requestOf(parent, schools[0] as TestSchool),
      requestOf(await world.newcomer(), schools[0] as TestSchool),
    ];
    await storeRequests(open, another);
    await as(parent);
    await users.updateProfile(parent.uid, { firstName: 'Eve' });
    const shown = ({ id }: { id: string }) => world.data(`pendingRequests/${id}`);
    const formerName = { firstName: parent.firstName, lastName: parent.lastName };
    expect(await shown(open)).toMatchObject({ firstName: 'Eve', formerName });
    await users.updateProfile(parent.uid, { firstName: 'Zoe' });
    expect(await shown(open)).toMatchObject({ firstName: 'Zoe', formerName });
    expect(await shown(another)).toMatchObject({ firstName: another.firstName, formerName: null });
  });

  test('of somebody else is refused, and nothing of it changes', async () => {
    const other = await world.member(schools);
    expect(await codeOf(users.updateProfile(other.uid, change))).toBe('permission-denied');
    expect(await world.data(`users/${other.uid}`)).toMatchObject({ firstName: other.firstName });
  });
});

describe('an uploaded picture', () => {
  test('is deleted by its address', async () => {
    const url = await users.uploadPicture(me.uid, PNG);
    await users.deletePicture(url);
    expect(await world.files(`profile-pictures/${me.uid}/`)).toEqual([]);
    expect(await codeOf(users.deletePicture(url))).toBe('not-found');
  });

  test('is refused as a file where it is no picture, and as a permission where it is somebody else’s', async () => {
    const other = await world.member(schools);
    const text = new Blob(['x'], { type: 'text/plain' });
    expect(await codeOf(users.uploadPicture(other.uid, PNG))).toBe('permission-denied');
    expect(await codeOf(users.uploadPicture(me.uid, text))).toBe('file-refused');
    const path = `profile-pictures/${other.uid}/theirs`;
    const theirs = await world.storeFile({ path, type: 'image/png', bytes: Buffer.from(TINY.png) });
    expect(await codeOf(users.deletePicture(theirs))).toBe('permission-denied');
  });
});
