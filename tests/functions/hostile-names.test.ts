import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { directoryEntry } from '@/domain/directory-entry';
import { db } from './support/admin.ts';
import { waitUntilIdle } from './support/control.ts';
import { afterAllEvents } from './support/eventually.ts';
import { mailsTo } from './support/mail.ts';
import { approve, createApplicant, createMember, createSchool } from './support/people.ts';
import { createComment, createPost, notificationsOf, readPost, setLiked } from './support/posts.ts';

// Written past the rules, as an old release or a hole in them would leave them.
const HOSTILE = [
  ['a link', { firstName: 'https://evil.example', lastName: 'Silva' }, 'Maple Grove'],
  ['a turned line', { firstName: 'Ana\u202E', lastName: 'Silva' }, 'Maple Grove'],
  ['the product', { firstName: 'Schoolgate', lastName: '' }, 'Maple Grove'],
  ['an office', { firstName: 'Admin', lastName: '' }, 'Maple Grove'],
  ['the school', { firstName: 'Lincoln', lastName: 'School' }, 'Lincoln School'],
  ['no end', { firstName: 'a'.repeat(5_000), lastName: '' }, 'Maple Grove'],
] as const;

describe.each(HOSTILE)('the name of %s', (_, name, schoolName) => {
  test('is in no welcome, no mail and no directory of who is approved', async () => {
    const school = await createSchool(schoolName);
    const parent = await createApplicant(school, name);
    const entry = db.doc(`schools/${school.id}/members/${parent.uid}`);
    await entry.set({ uid: parent.uid, ...directoryEntry(parent), joinedAt: Timestamp.now() });
    await waitUntilIdle();
    await approve(parent, school);
    await afterAllEvents(async () => {
      const welcome = await readPost(`welcome_${parent.uid}_${school.id}`);
      expect(welcome.content).toBe(`Welcome a new parent to the ${schoolName} community!`);
      expect((await entry.get()).data()).toMatchObject({ firstName: 'A parent', lastName: '' });
      const [mail] = await mailsTo(parent.email);
      expect(mail?.subject).toBe(`You’re in: welcome to ${schoolName} on Schoolgate`);
      expect(mail?.text).toMatch(/^Welcome!\n/);
      for (const [link] of mail?.text.matchAll(/https?:[/][/][^/\s]+/g) ?? [])
        expect(link).toMatch(/^http:[/][/]localhost:\d+$/);
    });
  });

  test('is in no notification', async () => {
    const school = await createSchool(schoolName);
    const [author, actor] = [await createMember(school), await createMember(school, name)];
    const postId = await createPost(author, school);
    await createComment(postId, actor);
    await setLiked(postId, actor.uid, true);
    await afterAllEvents(async () => {
      const told = await notificationsOf(author.uid);
      expect(told.map(({ message }) => message).sort()).toEqual([
        'A parent commented on your post.',
        'A parent liked your post.',
      ]);
      expect(told.map(({ actorName }) => actorName)).toEqual(['A parent', 'A parent']);
    });
  });

  test('is in no directory again that its owner writes it back to', async () => {
    const school = await createSchool(schoolName);
    const me = await createMember(school, name);
    const entry = db.doc(`schools/${school.id}/members/${me.uid}`);
    await entry.set({
      uid: me.uid,
      ...directoryEntry({ ...me, firstName: 'A parent', lastName: '' }),
      joinedAt: Timestamp.now(),
    });
    await waitUntilIdle();
    await entry.update({ ...directoryEntry(me) });
    await afterAllEvents(async () =>
      expect((await entry.get()).data()).toMatchObject({ firstName: 'A parent', lastName: '' }),
    );
  });

  test('reaches no post', async () => {
    const school = await createSchool(schoolName);
    const me = await createMember(school);
    const postId = await createPost(me, school);
    await waitUntilIdle();
    await db.doc(`users/${me.uid}`).update(name);
    await afterAllEvents(async () => expect((await readPost(postId)).authorName).toBe('A parent'));
  });
});
