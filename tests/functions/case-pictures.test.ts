import { describe, expect, test } from 'vitest';
import { bucket, db } from './support/admin.ts';
import { afterAllEvents } from './support/eventually.ts';
import { fileExists, uploadPostImage } from './support/files.ts';
import { arrange, readCase, reported } from './support/moderation.ts';
import { createPost } from './support/posts.ts';

describe('the picture of what was reported', () => {
  test('is kept for the case, also when its author deletes the post', async () => {
    const { school, author } = await arrange();
    const { path, imageUrl } = await uploadPostImage(author.uid, school.id);
    const id = await createPost(author, school, { pictures: [imageUrl] });
    const { found } = await reported(school, { kind: 'post', id, schoolId: school.id });
    expect(found.content.hasPicture).toBe(true);
    await afterAllEvents(() => db.doc(`posts/${id}`).delete());
    await afterAllEvents(async () => {
      expect(await fileExists(path)).toBe(false);
      expect(await fileExists(`case-pictures/${found.id}`)).toBe(true);
    });
  });

  test('that is not there, or is somebody else’s, is not asked for', async () => {
    const { school, author } = await arrange();
    const gone = await uploadPostImage(author.uid, school.id);
    const other = await uploadPostImage('somebody', school.id);
    const id = await createPost(author, school, { pictures: [gone.imageUrl] });
    const theirs = await createPost(author, school, { pictures: [other.imageUrl] });
    const { found: of } = await reported(school, { kind: 'post', id: theirs, schoolId: school.id });
    expect(of.content.hasPicture).toBe(false);
    await bucket.file(gone.path).delete();
    const { found } = await reported(school, { kind: 'post', id, schoolId: school.id });
    await afterAllEvents(async () => expect((await readCase(found.id)).content.hasPicture).toBe(false));
  });
});
