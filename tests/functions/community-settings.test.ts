import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '@/domain/community-rules';
import type { User } from '@/domain/entities/user';
import { db } from './support/admin.ts';
import { callAs } from './support/client.ts';
import { createMember, createSchool, createUser, type TestSchool } from './support/people.ts';

const CONTACT = { name: 'The office', phone: '555 1234' };
const CHANGED = [...DEFAULT_RULES, { id: 'quiet', title: 'Be quiet', text: 'At night.' }];

const save = (user: User | null, school: Pick<TestSchool, 'id'>, more: object = {}) =>
  callAs<{ version: number }>(user, 'saveCommunitySettings', {
    schoolId: school.id,
    version: 0,
    rules: DEFAULT_RULES,
    photoRule: 'Ask first.',
    contacts: [CONTACT],
    askedWords: ['price'],
    ...more,
  });

const settings = async (school: TestSchool, name: 'rules' | 'safety') =>
  (await db.doc(`schools/${school.id}/settings/${name}`).get()).data();

async function arrange() {
  const school = await createSchool();
  return { school, moderator: await createMember(school, { isModerator: true }) };
}

describe('a school’s settings', () => {
  test('are set by its moderators, on record', async () => {
    const { school, moderator } = await arrange();
    expect(await save(moderator, school)).toEqual({ version: 0 });
    expect(await settings(school, 'rules')).toMatchObject({ photoRule: 'Ask first.', version: 0 });
    expect(await settings(school, 'safety')).toMatchObject({ contacts: [CONTACT], askedWords: ['price'] });
    const acts = await db.collection('auditLog').where('targetId', '==', school.id).get();
    expect(acts.docs.map((doc) => doc.data())).toMatchObject([
      { action: 'set-community', actorId: moderator.uid, schoolId: school.id, detail: null },
    ]);
  });

  test('have a new version with another text of the rules only', async () => {
    const { school, moderator } = await arrange();
    expect(await save(moderator, school, { rules: CHANGED })).toEqual({ version: 1 });
    const same = { version: 1, rules: CHANGED, photoRule: 'Always ask.', contacts: [] };
    expect(await save(moderator, school, same)).toEqual({ version: 1 });
    expect(await settings(school, 'rules')).toMatchObject({ photoRule: 'Always ask.', rules: CHANGED });
  });

  test('are not written over by who has looked at older ones', async () => {
    const { school, moderator } = await arrange();
    const second = await createMember(school, { isModerator: true });
    const outcomes = await Promise.allSettled(
      [moderator, second].map((user) => save(user, school, { rules: CHANGED })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'functions/aborted' },
    });
  });

  test('are nobody else’s to set', async () => {
    const { school } = await arrange();
    await expect(save(null, school)).rejects.toMatchObject({ code: 'functions/unauthenticated' });
    const elsewhere = await createMember(await createSchool(), { isModerator: true });
    for (const user of [await createMember(school), elsewhere])
      await expect(save(user, school)).rejects.toMatchObject({ code: 'functions/permission-denied' });
    const admin = await createUser({ isAdmin: true });
    for (const id of ['none', '..'])
      await expect(save(admin, { id })).rejects.toMatchObject({ code: 'functions/not-found' });
    await save(admin, school);
    await db.doc(`users/${admin.uid}`).update({ isAdmin: false });
  });

  test('always keep the rule about children', async () => {
    const { school, moderator } = await arrange();
    for (const rules of [DEFAULT_RULES.slice(1), [], [...DEFAULT_RULES, DEFAULT_RULES[0]]])
      await expect(save(moderator, school, { rules })).rejects.toMatchObject({
        code: 'functions/invalid-argument',
      });
  });
});
