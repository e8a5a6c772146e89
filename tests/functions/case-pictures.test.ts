import { describe, expect, test } from 'vitest';
import { bucket, db } from './support/admin.ts';
import { afterAllEvents } from './support/eventually.ts';
import { fileExists, uploadPostImage } from './support/files.ts';
import { arrange, readCase, reported } from './support/moderation.ts';
import { createPost } from './support/posts.ts';

describe('the pictures of what was reported', () => {
  test('are kept for the case, also when their author deletes the post', async () => {
    const { school, author } = await arrange();
    const uploaded = [
      await uploadPostImage(author.uid, school.id),
      await uploadPostImage(author.uid, school.id),
    ];
    const pictures = uploaded.map(({ imageUrl }) => imageUrl);
    const id = await createPost(author, school, { pictures });
    const { found } = await reported(school, { kind: 'post', id, schoolId: school.id });
    expect(found.content.images.map(({ url }) => url)).toEqual(pictures);
    expect(found.content.pictures).toEqual([0, 1]);
    await afterAllEvents(() => db.doc(`posts/${id}`).delete());
    await afterAllEvents(async () => {
      for (const { path } of uploaded) expect(await fileExists(path)).toBe(false);
      for (const place of [0, 1]) expect(await fileExists(`case-pictures/${found.id}/${place}`)).toBe(true);
    });
  });

  test('that are not there, or are somebody else’s, are not asked for', async () => {
    const { school, author } = await arrange();
    const there = await uploadPostImage(author.uid, school.id);
    const gone = await uploadPostImage(author.uid, school.id);
    const other = await uploadPostImage('somebody', school.id);
    const id = await createPost(author, school, { pictures: [gone.imageUrl, there.imageUrl] });
    const theirs = await createPost(author, school, { pictures: [other.imageUrl] });
    const { found: of } = await reported(school, { kind: 'post', id: theirs, schoolId: school.id });
    expect(of.content.pictures).toEqual([]);
    await bucket.file(gone.path).delete();
    const { found } = await reported(school, { kind: 'post', id, schoolId: school.id });
    await afterAllEvents(async () => expect((await readCase(found.id)).content.pictures).toEqual([1]));
  });
});
