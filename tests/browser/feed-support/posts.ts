import { randomBytes } from 'node:crypto';
import { documents, write } from '../../../scripts/seed/store.ts';
import { authorSnapshot } from '../../../src/domain/author-snapshot.ts';
import { newPost, type Post } from '../../../src/domain/entities/post.ts';
import type { TestSchool, TestUser, World } from '../../support/world.ts';

const MINUTE = 60_000;

/**
 * Posts of one author, the first text the newest, one every ten minutes; with days between when `daysApart` is
 * given.
 */
export async function writePosts(
  world: World,
  school: TestSchool,
  author: TestUser,
  texts: readonly string[],
  { daysApart = 0, ...wishes }: Partial<Post> & { daysApart?: number } = {},
): Promise<Post[]> {
  const run = randomBytes(4).toString('hex');
  const posts = texts.map((content, index): Post => {
    const age = (index + 1) * 10 * MINUTE + index * daysApart * 24 * 60 * MINUTE;
    return {
      ...newPost({
        id: `post-${run}-${index + 1}`,
        schoolId: school.id,
        groupId: null,
        ...authorSnapshot(author),
        children: author.children,
        content,
        images: [],
      }),
      createdAt: new Date(Date.now() - age),
      ...wishes,
    };
  });
  await write(world.admin.db, posts.map(documents.post));
  return posts;
}

/** "Post 1" to "Post n". */
export const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Post number ${index + 1}.`);

/** The comments of a post as they are stored. */
export async function storedComments(world: World, postId: string): Promise<string[]> {
  const found = await world.admin.db.collection(`posts/${postId}/comments`).get();
  return found.docs.map((document) => String(document.get('content')));
}

/** The posts of a school as they are stored. */
export async function storedPosts(world: World, school: TestSchool): Promise<Post[]> {
  const found = await world.admin.db.collection('posts').where('schoolId', '==', school.id).get();
  return found.docs.map((document) => ({ id: document.id, ...(document.data() as Omit<Post, 'id'>) }));
}
