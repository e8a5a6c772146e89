import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { PostsPort } from '@/backend/ports/posts';
import { aUser } from '@/backend/testing';
import type { Post } from '@/domain/entities/post';
import { renderSignedIn } from '@/features/session/testing';
import { PostsTable } from './posts-table';

const post = (id: string): Post => ({
  ...{ id, schoolId: 'oak', groupId: null, authorId: 'ann', authorName: `Ann ${id}`, profilePicUrl: null },
  ...{ children: [], content: `Text ${id}`, imageUrl: null, images: [], createdAt: new Date(), likedBy: [] },
  ...{ comments: [], commentCount: 0, searchTokens: [], mentions: {}, editedAt: null },
  ...{ poll: null, pollSummary: null, topic: null, closedAt: null, pinnedUntil: null, sortAt: null },
});

it('deletes the chosen posts one by one, says which failed and keeps it chosen', async () => {
  const posts = ['one', 'two', 'three'].map(post);
  const remove = vi.fn<PostsPort['delete']>(({ id }) =>
    id === 'one' ? Promise.reject(new BackendError('unavailable')) : Promise.resolve(),
  );
  const admin = { schoolNames: () => Promise.resolve([]), recentPosts: () => Promise.resolve(posts) };
  const { user } = await renderSignedIn(
    <PostsTable posts={posts} />,
    { admin, posts: { delete: remove } },
    aUser({ uid: 'ada', isAdmin: true }),
  );
  const box = (id: string) =>
    screen.getByRole('checkbox', { name: `Choose the post by Ann ${id}: Text ${id}` });
  await user.click(box('one'));
  await user.click(box('two'));
  await user.click(screen.getByRole('button', { name: 'Delete 2 posts' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('They are by Ann one and Ann two.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('1 post was deleted. Failed to delete post.')).toBeInTheDocument();
  expect(screen.getByText(/^Ann one, "Text one": We can't reach the server/)).toBeInTheDocument();
  expect(box('one')).toBeChecked();
  expect(box('two')).not.toBeChecked();
  expect(remove.mock.calls.map(([{ id }]) => id)).toEqual(['one', 'two']);
});
