import { randomBytes } from 'node:crypto';
import { documents, write } from '../../../scripts/seed/store.ts';
import { authorSnapshot } from '../../../src/domain/author-snapshot.ts';
import { type Comment, newComment, type Post } from '../../../src/domain/entities/post.ts';
import { COMMENT_PREVIEW } from '../../../src/domain/limits.ts';
import type { TestUser, World } from '../../support/world.ts';

/** What somebody says below a post; the name of the one they answer, as given here. */
interface Said {
  by: TestUser;
  text: string;
  name?: string;
  replyTo?: string;
}

/** Comments of a post, a minute between two, with what the post shows of them. Returned in their order. */
export async function writeComments(world: World, post: Post, said: readonly Said[]): Promise<Comment[]> {
  const run = randomBytes(4).toString('hex');
  const idOf = (name: string) => `comment-${run}-${name}`;
  const comments = said.map(
    ({ by, text, name, replyTo }, index): Comment => ({
      ...newComment({ id: idOf(name ?? String(index)), ...authorSnapshot(by), content: text }),
      replyTo: replyTo ? idOf(replyTo) : null,
      createdAt: new Date(Date.now() - (said.length - index) * 60_000),
    }),
  );
  const preview = { comments: comments.slice(-COMMENT_PREVIEW), commentCount: comments.length };
  await write(world.admin.db, [
    documents.post({ ...post, ...preview }),
    ...comments.map((comment) => documents.comment(post.id, comment)),
  ]);
  return comments;
}
