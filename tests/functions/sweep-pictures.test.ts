import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { DAY, moveClock } from './support/clock.ts';
import { runScheduled } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { addressOf, fileExists, upload, uploadedAt, uploadPostImage } from './support/files.ts';
import { createMember, createSchool } from './support/people.ts';

afterEach(() => moveClock(0));

test('pictures that no post shows go after a month, and no others', async () => {
  const school = await createSchool();
  const { uid } = await createMember(school);
  const [shown, second, lost] = [
    await uploadPostImage(uid, school.id),
    await uploadPostImage(uid, school.id),
    await uploadPostImage(uid, school.id),
  ];
  const uploaded = await uploadedAt(shown.path);
  const post = {
    schoolId: school.id,
    groupId: null,
    authorId: uid,
    content: 'Look',
    imageUrl: shown.imageUrl,
    images: [shown, second].map(({ imageUrl }) => ({ url: imageUrl, alt: '' })),
  };
  await db.collection('posts').add({ ...post, createdAt: Timestamp.fromMillis(uploaded) });

  const sweptAfter = async (days: number) => {
    await moveClock(uploaded - Date.now() + days * DAY);
    await runScheduled('sweepPictures');
  };
  const left = (path: string, there: boolean) =>
    afterAllEvents(async () => expect(await fileExists(path)).toBe(there));
  await sweptAfter(29);
  await left(lost.path, true);
  await sweptAfter(34);
  await left(lost.path, true);
  await sweptAfter(31);
  await left(lost.path, false);
  await left(shown.path, true);
  await left(second.path, true);
});

test('faces that no profile shows, and those of accounts that are gone, go after a month, and no others', async () => {
  const school = await createSchool();
  const { uid } = await createMember(school);
  const [worn, lost, orphan] = [
    `profile-pictures/${uid}/${crypto.randomUUID()}.png`,
    `profile-pictures/${uid}/${crypto.randomUUID()}.png`,
    `profile-pictures/nobody/${crypto.randomUUID()}.png`,
  ] as const;
  for (const path of [worn, lost, orphan]) await upload(path, uid, school.id);
  await db.doc(`users/${uid}`).update({ profilePicUrl: addressOf(worn) });
  const uploaded = await uploadedAt(worn);
  const left = async (days: number, ...paths: string[]) => {
    await moveClock(uploaded - Date.now() + days * DAY);
    await runScheduled('sweepPictures');
    await afterAllEvents(async () => {
      const there = [];
      for (const path of [worn, lost, orphan]) if (await fileExists(path)) there.push(path);
      expect(there).toEqual(paths);
    });
  };
  await left(29, worn, lost, orphan);
  await left(31, worn);
});
