import { describe, expect, test } from 'vitest';
import { db } from './support/admin.ts';
import { failing, waitUntilIdle } from './support/control.ts';
import { afterAllEvents, eventually } from './support/eventually.ts';
import { addressOf, fileExists, upload, uploadPostImage } from './support/files.ts';
import { createApplicant, createMember, createSchool } from './support/people.ts';
import { createComment, createPost, edit, notificationsOf, revisionsOf, setLiked } from './support/posts.ts';
import { passRetryDelay } from './support/retries.ts';

describe('a decided request', () => {
  test('takes its document along', async () => {
    const school = await createSchool();
    const parent = await createApplicant(school);
    const proofPath = `proof-uploads/${parent.uid}-1700000000000-passport.pdf`;
    await upload(proofPath, parent.uid, school.id);
    const request = db.doc(`pendingRequests/${parent.uid}_${school.id}`);
    await request.set({ userId: parent.uid, schoolId: school.id, proofPath });
    await request.delete();
    await eventually(async () => expect(await fileExists(proofPath)).toBe(false));
  });

  test('without a document, or with one that is gone, is no failure', async () => {
    const school = await createSchool();
    const parent = await createApplicant(school);
    for (const proofPath of [null, `proof-uploads/${parent.uid}-1-gone.pdf`]) {
      const request = db.doc(`pendingRequests/${parent.uid}_${school.id}`);
      await request.set({ userId: parent.uid, schoolId: school.id, proofPath });
      await request.delete();
    }
    const kept = `proof-uploads/${parent.uid}-2-other.pdf`;
    await upload(kept, parent.uid, school.id);
    await afterAllEvents(async () => expect(await fileExists(kept)).toBe(true));
  });

  test('cannot take somebody else’s file along', async () => {
    const school = await createSchool();
    const [victim, parent] = [await createApplicant(school), await createApplicant(school)];
    const proofPath = `proof-uploads/${victim.uid}-1700000000000-passport.pdf`;
    await upload(proofPath, victim.uid, school.id);
    const request = db.doc(`pendingRequests/${parent.uid}_${school.id}`);
    await request.set({ userId: parent.uid, schoolId: school.id, proofPath });
    await request.delete();
    await afterAllEvents(async () => expect(await fileExists(proofPath)).toBe(true));
  });
});

describe('a replaced document', () => {
  async function arrange(pathOf: (uid: string) => string) {
    const school = await createSchool();
    const [parent, other] = [await createApplicant(school), await createApplicant(school)];
    const request = db.doc(`pendingRequests/${parent.uid}_${school.id}`);
    const [first, next, theirs] = [
      `proof-uploads/${parent.uid}-1700000000000-first.pdf`,
      `proof-uploads/${parent.uid}-1800000000000-next.pdf`,
      `proof-uploads/${other.uid}-1700000000000-theirs.pdf`,
    ] as const;
    await upload(first, parent.uid, school.id);
    await upload(next, parent.uid, school.id);
    await upload(theirs, other.uid, school.id);
    await request.set({ userId: parent.uid, schoolId: school.id, proofPath: pathOf(other.uid) || first });
    return { request, first, next, theirs };
  }

  test('goes, and the new one stays', async () => {
    const { request, first, next } = await arrange(() => '');
    await request.update({ proofPath: next });
    await afterAllEvents(async () => {
      expect(await fileExists(first)).toBe(false);
      expect(await fileExists(next)).toBe(true);
    });
  });

  test('stays when the parent has gone back to it', async () => {
    const { request, first, next } = await arrange(() => '');
    // Not an event of what was arranged.
    await waitUntilIdle();
    // The first event fails, and comes again after the second.
    await failing('functions.invoke', 1, async () => {
      await request.update({ proofPath: next });
      await request.update({ proofPath: first });
      await eventually(async () => expect(await fileExists(next)).toBe(false));
    });
    await passRetryDelay();
    await afterAllEvents(async () => expect(await fileExists(first)).toBe(true));
  });

  test('stays when something else of its request changes', async () => {
    const { request, first } = await arrange(() => '');
    await request.update({ note: 'Hello' });
    await afterAllEvents(async () => expect(await fileExists(first)).toBe(true));
  });

  test('of somebody else can’t be taken along', async () => {
    const { request, next, theirs } = await arrange((uid) => `proof-uploads/${uid}-1700000000000-theirs.pdf`);
    await request.update({ proofPath: next });
    await afterAllEvents(async () => expect(await fileExists(theirs)).toBe(true));
  });
});

describe('a deleted post', () => {
  test('takes its comments, pictures and notifications along', async () => {
    const school = await createSchool();
    const [author, other] = [await createMember(school), await createMember(school)];
    const uploaded: Awaited<ReturnType<typeof uploadPostImage>>[] = [];
    for (let n = 0; n < 6; n += 1) uploaded.push(await uploadPostImage(author.uid, school.id));
    const [, , shared] = uploaded;
    const postId = await createPost(author, school, { pictures: uploaded.map(({ imageUrl }) => imageUrl) });
    const first = await uploadPostImage(author.uid, school.id);
    const kept = await createPost(author, school, { pictures: [first.imageUrl, shared?.imageUrl ?? ''] });
    await createComment(kept, other);
    for (const text of ['One', 'Two', 'Three']) await createComment(postId, other, text);
    await setLiked(postId, other.uid, true);
    await afterAllEvents(async () => expect(await notificationsOf(author.uid)).toHaveLength(3));
    await db.doc(`posts/${postId}`).delete();
    await afterAllEvents(async () => {
      expect((await db.collection(`posts/${postId}/comments`).get()).size).toBe(0);
      const left = await Promise.all(uploaded.map(async (one) => (await fileExists(one.path)) && one));
      // The one that the other post shows, too, in the second place.
      expect(left.filter(Boolean)).toEqual([shared]);
      expect(await notificationsOf(author.uid)).toMatchObject([{ postId: kept }]);
      // Clean-up never brings the post back.
      expect((await db.doc(`posts/${postId}`).get()).exists).toBe(false);
      expect((await db.collection(`posts/${kept}/comments`).get()).size).toBe(1);
    });
  });

  test('takes along what it said before, and what its comments did', async () => {
    const school = await createSchool();
    const author = await createMember(school);
    const post = `posts/${await createPost(author, school)}`;
    const texts = [post];
    for (const text of ['One', 'Two'])
      texts.push(`${post}/comments/${await createComment(post.split('/')[1] ?? '', author, text)}`);
    await afterAllEvents(() => Promise.all(texts.map((path) => edit(path, { content: 'Changed' }))));
    const kept = () => Promise.all(texts.map(async (path) => (await revisionsOf(path)).length));
    await afterAllEvents(async () => expect(await kept()).toEqual([1, 1, 1]));
    await db.doc(texts[1] ?? '').delete();
    await afterAllEvents(async () => expect(await kept()).toEqual([1, 0, 1]));
    await db.doc(post).delete();
    await afterAllEvents(async () => expect(await kept()).toEqual([0, 0, 0]));
  });

  test('that an admin deletes takes its picture along, whatever dots its author has put into the name', async () => {
    const school = await createSchool();
    const author = await createMember(school);
    const path = `post-images/${author.uid}/${crypto.randomUUID()}-a..png`;
    await upload(path, author.uid, school.id);
    const postId = await createPost(author, school, { pictures: [addressOf(path)] });
    await db.doc(`posts/${postId}`).delete();
    await afterAllEvents(async () => expect(await fileExists(path)).toBe(false));
  });

  test('cannot take a picture along that its uploader shows', async () => {
    const school = await createSchool();
    const [victim, attacker] = [await createMember(school), await createMember(school)];
    const { path, imageUrl } = await uploadPostImage(victim.uid, school.id);
    await createPost(victim, school, { pictures: [imageUrl] });
    const postId = await createPost(attacker, school, { pictures: [imageUrl] });
    await db.doc(`posts/${postId}`).delete();
    await afterAllEvents(async () => expect(await fileExists(path)).toBe(true));
  });

  test('takes no picture along that somebody else uploaded, shown or not', async () => {
    const school = await createSchool();
    const [uploader, author] = [await createMember(school), await createMember(school)];
    const { path, imageUrl } = await uploadPostImage(uploader.uid, school.id);
    const postId = await createPost(author, school, { pictures: [imageUrl] });
    await db.doc(`posts/${postId}`).delete();
    await afterAllEvents(async () => expect(await fileExists(path)).toBe(true));
  });

  test('leaves the picture that another post of its author shows', async () => {
    const school = await createSchool();
    const author = await createMember(school);
    const { path, imageUrl } = await uploadPostImage(author.uid, school.id);
    const [one, two] = [
      await createPost(author, school, { pictures: [imageUrl] }),
      await createPost(author, school, { pictures: [imageUrl] }),
    ];
    await db.doc(`posts/${one}`).delete();
    await afterAllEvents(async () => expect(await fileExists(path)).toBe(true));
    await db.doc(`posts/${two}`).delete();
    await afterAllEvents(async () => expect(await fileExists(path)).toBe(false));
  });

  test('cannot take a file outside the pictures along', async () => {
    const school = await createSchool();
    const author = await createMember(school);
    const path = `proof-uploads/${author.uid}-1-paper.pdf`;
    await upload(path, author.uid, school.id);
    const { imageUrl } = await uploadPostImage(author.uid, school.id);
    const pointed = imageUrl.replace(/\/o\/[^?]+/, `/o/${encodeURIComponent(path)}`);
    const postId = await createPost(author, school, { pictures: [pointed] });
    await db.doc(`posts/${postId}`).delete();
    await afterAllEvents(async () => expect(await fileExists(path)).toBe(true));
  });
});

describe('a profile picture', () => {
  async function arrange() {
    const school = await createSchool();
    const [me, other] = [await createMember(school), await createMember(school)];
    const [mine, next, theirs] = [`${me.uid}/old`, `${me.uid}/new`, `${other.uid}/face`].map(
      (name) => `profile-pictures/${name}`,
    ) as [string, string, string];
    for (const path of [mine, next, theirs]) await upload(path, me.uid, school.id);
    const show = (profilePicUrl: string | null) => db.doc(`users/${me.uid}`).update({ profilePicUrl });
    await afterAllEvents(() => show(addressOf(mine)));
    return { mine, next, theirs, show };
  }

  test.each([
    ['exchanged', (next: string) => addressOf(next)],
    ['taken away', () => null],
  ])('that is %s is deleted', async (_what, urlAfter) => {
    const { mine, next, show } = await arrange();
    await show(urlAfter(next));
    await afterAllEvents(async () => {
      expect(await fileExists(mine)).toBe(false);
      expect(await fileExists(next)).toBe(true);
    });
  });

  test('that is shown under another link stays', async () => {
    const { mine, show } = await arrange();
    await afterAllEvents(() => show(addressOf(mine, 'another')));
    await afterAllEvents(async () => expect(await fileExists(mine)).toBe(true));
  });

  test('of somebody else can’t be taken along', async () => {
    const { theirs, show } = await arrange();
    await afterAllEvents(() => show(addressOf(theirs)));
    await show(null);
    await afterAllEvents(async () => expect(await fileExists(theirs)).toBe(true));
  });

  test('goes with the record of its account, and no other’s does', async () => {
    const { mine, next, theirs } = await arrange();
    await db.doc(`users/${mine.split('/')[1]}`).delete();
    await afterAllEvents(async () => {
      const left = await Promise.all([mine, next, theirs].map(fileExists));
      expect(left).toEqual([false, false, true]);
    });
  });
});
