import { describe, expect, test } from 'vitest';
import { MAX_DAILY_FEEDBACK, MAX_FEEDBACK } from '@/domain/assistant/limits';
import type { User } from '@/domain/entities/user';
import { db } from './support/admin.ts';
import { asClient, callAs } from './support/client.ts';
import { createApplicant, createMember, createSchool, createUser } from './support/people.ts';

const send = (user: User | null, message: unknown) =>
  callAs(user, 'submitParentAssistantFeedback', { message });

const storedOf = async (user: User) =>
  (await db.collection('parentAssistantFeedback').where('userId', '==', user.uid).get()).docs.map((doc) =>
    doc.data(),
  );

describe('submitParentAssistantFeedback', () => {
  test('stores who, where, what and when, and nothing else', async () => {
    const school = await createSchool();
    const parent = await createMember(school);
    expect(await send(parent, '  The tips are great <b>!</b> ')).toEqual({ status: 'stored' });
    expect(await storedOf(parent)).toEqual([
      {
        userId: parent.uid,
        schoolId: school.id,
        feedback: 'The tips are great <b>!</b>',
        createdAt: expect.anything(),
      },
    ]);
  });

  test('takes the school that the parent looks at, of several', async () => {
    const [first, second] = [await createSchool(), await createSchool()];
    const parent = await createMember(first, {
      approvedSchools: [first.id, second.id],
      selectedSchoolId: second.id,
    });
    await send(parent, 'Good');
    expect(await storedOf(parent)).toMatchObject([{ schoolId: second.id }]);
  });

  test('takes a school that has approved the parent', async () => {
    const school = await createSchool();
    const parent = await createMember(school, { selectedSchoolId: 'somewhere-else' });
    await send(parent, 'Good');
    expect(await storedOf(parent)).toMatchObject([{ schoolId: school.id }]);
  });

  test('takes only so many a day, also at once', async () => {
    const parent = await createMember(await createSchool());
    const results = await asClient(parent, (call) =>
      Promise.allSettled(
        Array.from({ length: MAX_DAILY_FEEDBACK + 5 }, () =>
          call('submitParentAssistantFeedback', { message: 'Again' }),
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect(await storedOf(parent)).toHaveLength(MAX_DAILY_FEEDBACK);
    await expect(send(parent, 'Once more')).rejects.toMatchObject({ code: 'functions/resource-exhausted' });
  });

  test.each([
    ['a blank message', ' \n'],
    ['a message that is too long', 'a'.repeat(MAX_FEEDBACK + 1)],
    ['what is no text', { a: 1 }],
  ])('refuses %s', async (_what, message) => {
    const parent = await createMember(await createSchool());
    await expect(send(parent, message)).rejects.toMatchObject({ code: 'functions/invalid-argument' });
    expect(await storedOf(parent)).toEqual([]);
  });

  test('refuses visitors and people without a school', async () => {
    await expect(send(null, 'Hi')).rejects.toMatchObject({ code: 'functions/unauthenticated' });
    for (const user of [await createUser(), await createApplicant(await createSchool())]) {
      await expect(send(user, 'Hi')).rejects.toMatchObject({ code: 'functions/permission-denied' });
    }
  });
});
