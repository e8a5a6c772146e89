import { doc } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { db as ofPage } from '@/backend/firebase/sdk/firestore';
import { transactDespiteOwner } from '@/backend/firebase/writing/despite-owner';
import { as, db, world } from './support/adapter.ts';

test('a document that its owner writes between each look and its change is changed all the same', async () => {
  const owner = await world.member(await world.school());
  await as(owner);
  const stored = db.doc(`users/${owner.uid}`);
  const ref = doc(ofPage(), `users/${owner.uid}`);
  let looks = 0;
  await transactDespiteOwner([ref], async (transaction) => {
    await transaction.get(ref);
    looks += 1;
    await stored.update({ lastLogin: Timestamp.now() });
    transaction.update(ref, { welcomePanelDismissed: true });
  });
  expect((await stored.get()).get('welcomePanelDismissed')).toBe(true);
  // Each of the first two was a conflict.
  expect(looks).toBe(3);
});
