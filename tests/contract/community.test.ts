import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_RULES } from '@/domain/community-rules';
import { newHiddenItem } from '@/domain/entities/hidden-item';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, world } from './support/adapter.ts';
import { codeOf, watching } from './support/watching.ts';

const { community, contacts, users } = backend;

let school: TestSchool;
let me: TestUser;
let other: TestUser;

beforeEach(async () => {
  school = await world.school();
  [me, other] = [await world.member(school), await world.member(school)];
  await as(me);
});

test('a school has the default rules until its staff write their own, which are accepted anew', async () => {
  const rules = watching(community.watchRules, school.id);
  expect(await rules.until(() => true)).toMatchObject({ version: 0, rules: DEFAULT_RULES });
  const moderator = await world.moderator(school);
  await as(moderator);
  const cases = await backend.cases();
  const [first] = DEFAULT_RULES;
  const settings = {
    photoRule: 'Ask.',
    contacts: [{ name: 'Ms Lee', phone: '555 1234' }],
    askedWords: ['fool'],
  };
  await cases.saveCommunity({ schoolId: school.id, version: 0, rules: first ? [first] : [], ...settings });
  await as(me);
  const changed = watching(community.watchRules, school.id);
  expect(await changed.until(({ version }) => version === 1)).toMatchObject({ rules: [first] });
  changed.stop();
  const safety = watching(community.watchSafety, school.id);
  expect(await safety.until(({ contacts: all }) => all.length === 1)).toMatchObject({ askedWords: ['fool'] });
  safety.stop();
  const accepted = watching(community.watchAccepted, me.uid, school.id);
  expect(await accepted.until(() => true)).toBe(0);
  expect(await codeOf(community.acceptRules(me.uid, school.id, 7))).toBe('permission-denied');
  await community.acceptRules(me.uid, school.id, 1);
  expect(await accepted.until((version) => version === 1)).toBe(1);
  accepted.stop();
});

test('what one hides is one’s own, and shown again', async () => {
  const item = newHiddenItem('blocked', other.uid, 'Otto');
  await community.hide(me.uid, item);
  const hidden = watching(community.watchHidden, me.uid);
  expect(await hidden.until((all) => all.length === 1)).toMatchObject([{ id: item.id, label: 'Otto' }]);
  await as(other);
  const mine = watching(backend.directory.watchMember, school.id, me.uid);
  expect(await codeOf(mine.until(() => true))).toBe('permission-denied');
  await as(me);
  await community.show(me.uid, item.id);
  const shown = watching(community.watchHidden, me.uid);
  expect(await shown.until((all) => all.length === 0)).toEqual([]);
  shown.stop();
});

test('a family’s photo wish is read by its school, and taken back by an empty one', async () => {
  const wish = { userId: me.uid, schoolId: school.id, text: 'None of Kim, please' };
  await community.savePhotoWish(wish);
  await as(other);
  const wishes = watching(community.watchPhotoWishes, school.id);
  expect(await wishes.until((all) => all.length === 1)).toMatchObject([wish]);
  wishes.stop();
  await as(me);
  await community.savePhotoWish({ ...wish, text: '' });
  const own = watching(community.watchPhotoWish, school.id, me.uid);
  expect(await own.until((found) => found === null)).toBeNull();
  own.stop();
});

test('contact details are given to who has asked, and taken back', async () => {
  await contacts.saveCard(me.uid, { phone: '555 12 34', email: '' });
  await as(other);
  await contacts.ask({ fromId: other.uid, toId: me.uid, schoolId: school.id });
  expect(await codeOf(watching(contacts.watchCard, me.uid).until(() => true))).toBe('permission-denied');
  await as(me);
  const requests = watching(contacts.watchRequestsTo, me.uid);
  const [request] = await requests.until((all) => all.length === 1);
  requests.stop();
  if (request) await contacts.accept(request);
  const given = watching(contacts.watchSharesBy, me.uid);
  const [share] = await given.until((all) => all.length === 1);
  given.stop();
  await as(other);
  const card = watching(contacts.watchCard, me.uid);
  expect(await card.until((found) => found !== null)).toMatchObject({ phone: '555 12 34' });
  card.stop();
  const received = watching(contacts.watchSharesWith, other.uid);
  await received.until((all) => all.length === 1);
  received.stop();
  await as(me);
  if (share) await contacts.endShare(share);
  await as(other);
  expect(await codeOf(watching(contacts.watchCard, me.uid).until(() => true))).toBe('permission-denied');
});

test('what is kept from other parents leaves the directory, and stays on the account', async () => {
  await users.updateProfile(me.uid, {
    bio: 'I bake.',
    children: { from: [], to: [{ name: 'Kim', gradeOrRoom: 'Room 4' }] },
  });
  await users.setHiddenFields(me.uid, ['bio', 'childNames']);
  await as(other);
  const seen = watching(backend.directory.watchMember, school.id, me.uid);
  expect(await seen.until((member) => member?.bio === '')).toMatchObject({
    children: [{ name: '', gradeOrRoom: 'Room 4' }],
  });
  seen.stop();
  expect(await world.data(`users/${me.uid}`)).toMatchObject({ bio: 'I bake.' });
});
