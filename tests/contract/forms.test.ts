import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorCode, retryTime } from '@/backend/errors';
import { firebaseForms } from '@/backend/firebase/forms';
import { withSpent } from '../functions/support/budgets.ts';
import { mailTo } from '../functions/support/mail.ts';
import { interestedInvite } from '../support/interested-invite.ts';
import { backend, db, world } from './support/adapter.ts';
import { codeOf } from './support/watching.ts';

// What a visitor without an account may send.
beforeEach(() => backend.auth.signOut());

describe('a form', () => {
  test('is kept as it was filled in', async () => {
    const email = world.freshEmail();
    const form = { email, website: '', requestId: randomUUID(), name: 'Vera', message: 'Hello' };
    await firebaseForms.submitForm({ form: 'contact', ...form });
    const { docs } = await db.collection('formSubmissions').where('email', '==', email).get();
    expect(docs.map((one) => one.data())).toEqual([
      {
        form: 'contact',
        email,
        name: 'Vera',
        message: 'Hello',
        school: null,
        role: null,
        createdAt: expect.anything(),
      },
    ]);
  });

  test('that is malformed is refused', async () => {
    const form = { email: 'nobody', website: '', requestId: randomUUID(), school: 'S' };
    expect(await codeOf(firebaseForms.submitForm({ form: 'waitlist', ...form }))).toBe('invalid-argument');
  });
});

describe('an anonymous invite', () => {
  const invite = (recipientEmail: string) => firebaseForms.inviteParent(interestedInvite(recipientEmail));

  test('is mailed', async () => {
    const email = world.freshEmail();
    await invite(email);
    expect((await mailTo(email)).to).toContain(email);
  });

  test('beyond everybody’s limit of a day is refused with the time of the next', async () => {
    const before = Date.now();
    const failure = await withSpent('invite', 100, () => invite(world.freshEmail()).catch((error) => error));
    expect(errorCode(failure)).toBe('resource-exhausted');
    expect(Number(retryTime(failure))).toBeGreaterThan(before);
  });
});
