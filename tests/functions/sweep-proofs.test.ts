import { afterEach, expect, test } from 'vitest';
import { MAX_PROOF_DAYS } from '@/domain/limits';
import { db } from './support/admin.ts';
import { DAY, HOUR, moveClock } from './support/clock.ts';
import { runScheduled } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { fileExists, upload, uploadedAt } from './support/files.ts';
import { createApplicant, createSchool } from './support/people.ts';

afterEach(() => moveClock(0));

test('what lies in other folders is not theirs to delete', async () => {
  const school = await createSchool();
  const parent = await createApplicant(school);
  const others = [`post-images/${parent.uid}-picture.png`, `profile-pictures/${parent.uid}/picture`];
  const lost = `proof-uploads/${parent.uid}-1-paper.pdf`;
  for (const path of [...others, lost]) await upload(path, parent.uid, school.id);
  await moveClock((await uploadedAt(lost)) - Date.now() + 2 * DAY);
  await runScheduled('sweepProofs');
  await afterAllEvents(async () => {
    expect(await fileExists(lost)).toBe(false);
    for (const path of others) expect(await fileExists(path), path).toBe(true);
  });
});

test('documents that no open request names go after a day, and no others', async () => {
  const school = await createSchool();
  const parent = await createApplicant(school);
  const [named, replaced] = [1, 2].map((at) => `proof-uploads/${parent.uid}-${at}-paper.pdf`) as [
    string,
    string,
  ];
  for (const path of [named, replaced]) await upload(path, parent.uid, school.id);
  await db
    .doc(`pendingRequests/${parent.uid}_${school.id}`)
    .set({ userId: parent.uid, schoolId: school.id, proofPath: named });

  const ahead = (await uploadedAt(replaced)) - Date.now();
  await moveClock(ahead + DAY - HOUR);
  await runScheduled('sweepProofs');
  await afterAllEvents(async () => expect(await fileExists(replaced)).toBe(true));

  await moveClock(ahead + DAY + HOUR);
  await runScheduled('sweepProofs');
  await afterAllEvents(async () => {
    expect(await fileExists(replaced)).toBe(false);
    expect(await fileExists(named)).toBe(true);
  });
});

test('one that nobody has decided about goes before it is thirty days old, and its request asks for another', async () => {
  const school = await createSchool();
  const parent = await createApplicant(school);
  const proofPath = `proof-uploads/${parent.uid}-1-paper.pdf`;
  await upload(proofPath, parent.uid, school.id);
  const request = db.doc(`pendingRequests/${parent.uid}_${school.id}`);
  const asked = { userId: parent.uid, schoolId: school.id, inviteCode: 'a-code', proofPath, hasProof: true };
  await request.set(asked);

  // The night after would be too late.
  const last = (await uploadedAt(proofPath)) - Date.now() + (MAX_PROOF_DAYS - 1) * DAY;
  await moveClock(last - HOUR);
  await runScheduled('sweepProofs');
  await afterAllEvents(async () => {
    expect(await fileExists(proofPath)).toBe(true);
    expect((await request.get()).data()).toEqual(asked);
  });

  await moveClock(last + HOUR);
  await runScheduled('sweepProofs');
  await afterAllEvents(async () => {
    expect(await fileExists(proofPath)).toBe(false);
    expect((await request.get()).data()).toEqual({ ...asked, proofPath: null, hasProof: false });
  });
});
