import { beforeEach, describe, expect, test } from 'vitest';
import { TINY } from '@/domain/file-check/testing';
import { newDocumentId } from '@/domain/ids';
import type { TestSchool, TestUser } from '../support/world.ts';
import { as, backend, bucket, world } from './support/adapter.ts';
import { postOf, storePosts } from './support/content.ts';
import { codeOf } from './support/watching.ts';

const { posts } = backend;
const PNG = new Blob([TINY.png], { type: 'image/png' });

let school: TestSchool;
let author: TestUser;

beforeEach(async () => {
  school = await world.school();
  author = await world.member(school);
  await as(author);
});

describe('deleting a post', () => {
  test('of one’s own leaves no record', async () => {
    const post = postOf(author, school.id);
    await storePosts([post]);
    await posts.delete(post, { uid: author.uid, isAdmin: false });
    expect(await world.data(`posts/${post.id}`)).toBeNull();
    expect(await world.data(`auditLog/delete-post_${post.id}`)).toBeNull();
  });

  test('of another is refused to a parent, and to a former member of their own', async () => {
    const others = postOf(await world.member(school), school.id);
    const elsewhere = await world.school();
    const former = postOf(author, elsewhere.id);
    await storePosts([others, former]);
    const actor = { uid: author.uid, isAdmin: false };
    expect(await codeOf(posts.delete(others, actor))).toBe('permission-denied');
    expect(await codeOf(posts.delete(former, actor))).toBe('permission-denied');
    expect(await world.data(`posts/${others.id}`)).not.toBeNull();
  });

  test('of another leaves the record of an admin', async () => {
    const admin = await world.newcomer({ isAdmin: true });
    const post = postOf(author, school.id, { content: 'Not nice' });
    await storePosts([post]);
    await as(admin);
    await posts.delete(post, { uid: admin.uid, isAdmin: true });
    expect(await world.data(`posts/${post.id}`)).toBeNull();
    expect(await world.data(`auditLog/delete-post_${post.id}`)).toEqual({
      action: 'delete-post',
      actorId: admin.uid,
      targetId: post.id,
      schoolId: school.id,
      detail: null,
      subject: { authorId: author.uid, excerpt: 'Not nice' },
      at: expect.anything(),
    });
  });
});

describe('the picture of a post', () => {
  test('is stored for its author and school, under a name that tells its size only', async () => {
    const fractions: number[] = [];
    const owner = { uid: author.uid, schoolId: school.id };
    const url = await posts.uploadImage(owner, { blob: PNG, name: '2x1.png' }, (done) =>
      fractions.push(done),
    );
    const path = decodeURIComponent(/\/o\/([^?]+)/.exec(url)?.[1] ?? '');
    expect(path).toMatch(/^post-images\/[^/]+\/[0-9a-f-]{36}-2x1\.png$/);
    const [metadata] = await bucket.file(path).getMetadata();
    expect(metadata).toMatchObject({ contentType: 'image/png', metadata: owner });
    expect(fractions.at(-1)).toBe(1);
    const answer = await fetch(url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await PNG.arrayBuffer()));
  });

  test('that is none, or for another school, is a refused file', async () => {
    const owner = { uid: author.uid, schoolId: school.id };
    const script = new Blob(['<svg/>'], { type: 'image/svg+xml' });
    expect(await codeOf(posts.uploadImage(owner, { blob: script, name: '2x1.svg' }))).toBe('file-refused');
    const { id } = await world.school();
    const elsewhere = posts.uploadImage({ ...owner, schoolId: id }, { blob: PNG, name: '2x1.png' });
    expect(await codeOf(elsewhere)).toBe('file-refused');
  });

  test('is shown with five others and what is seen on them, by a post of its author alone', async () => {
    const images = [];
    for (let at = 0; at < 6; at += 1) {
      const owner = { uid: author.uid, schoolId: school.id };
      const url = await posts.uploadImage(owner, { blob: PNG, name: '2x1.png' });
      images.push({ url, alt: `Picture ${at + 1}` });
    }
    const post = {
      feed: { schoolId: school.id, groupId: null },
      content: 'Look',
      images,
      mentions: {},
      poll: null,
      topic: null,
    };
    const id = newDocumentId();
    await posts.create({ ...post, id, author });
    expect(await world.data(`posts/${id}`)).toMatchObject({ images, imageUrl: images[0]?.url });
    const other = await world.member(school);
    await as(other);
    const theirs = posts.create({ ...post, id: newDocumentId(), author: other });
    expect(await codeOf(theirs)).toBe('permission-denied');
  });
});
