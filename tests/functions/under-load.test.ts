import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { waitUntilIdle } from './support/control.ts';
import { functionUrl } from './support/http.ts';
import { createMember, createSchool } from './support/people.ts';

/** Collections whose documents each start a function of their own. */
const COUNTED = ['posts', 'groups', 'events', 'invites'];
const OF_EACH = 60;

// Calls have instances of their own in the cloud. Here all functions share one number of runs at a time, and a call
// beyond it is refused: the browser tests met that at random, after others had written hundreds of documents.
test('people are answered while hundreds of events are under way', async () => {
  const school = await createSchool();
  const member = await createMember(school);
  const at = Timestamp.now();
  const batch = db.batch();
  for (let index = 0; index < OF_EACH; index += 1) {
    // A school each: those that count for one school hold each other up.
    const schoolId = `${school.id}-${index}`;
    for (const name of COUNTED)
      batch.set(db.doc(`${name}/${randomUUID()}`), {
        schoolId,
        authorId: member.uid,
        createdAt: at,
      });
    batch.set(db.doc(`schools/${schoolId}/members/${randomUUID()}`), { joinedAt: at });
    batch.set(db.doc(`users/${school.id}-${index}`), { ...member, createdAt: at });
  }
  await batch.commit();
  const changes = db.batch();
  for (let index = 0; index < OF_EACH; index += 1)
    changes.update(db.doc(`users/${school.id}-${index}`), { firstName: 'Bea' });
  await changes.commit();

  const statuses: number[] = [];
  for (let call = 0; call < 10; call += 1) {
    const response = await fetch(functionUrl('submitForm'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: {} }),
    });
    statuses.push(response.status);
  }
  // The function's own answer to nothing at all.
  expect(statuses).toEqual(Array(10).fill(400));
  // Nothing is left to be tried again in another test.
  await waitUntilIdle();
});
