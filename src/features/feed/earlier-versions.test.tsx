import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Cursor } from '@/backend/live';
import type { PostsPort } from '@/backend/ports/posts';
import { type Comment, newComment } from '@/domain/entities/post';
import type { Revision } from '@/domain/entities/revision';
import type { User } from '@/domain/entities/user';
import { aModerator } from '@/features/moderation/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import type { FeedOptions } from './model/feed-options';
import { somePost } from './model/some-post';
import { PostCard } from './post/post-card';

const editedAt = new Date('2026-03-03T12:00:00Z');
const revision = (id: string, fields: Partial<Revision> = {}): Revision => ({
  ...{ id, schoolId: 'oak', authorId: 'ben', content: `Text ${id}` },
  writtenAt: new Date('2026-03-01T12:00:00Z'),
  replacedAt: new Date('2026-03-02T12:00:00Z'),
  ...fields,
});
const comment: Comment = {
  ...newComment({ id: 'c1', authorId: 'ben', authorName: 'Ben', profilePicUrl: null, content: 'Yes' }),
  ...{ createdAt: new Date(0), editedAt },
};

async function open(
  user: User,
  revisions: PostsPort['revisions'] = vi.fn(),
  { options = {}, changed = editedAt }: { options?: FeedOptions; changed?: Date | null } = {},
) {
  const post = somePost({
    ...{ id: 'p1', schoolId: 'oak', authorId: 'ben', editedAt: changed },
    ...{ comments: [{ ...comment, editedAt: changed }], commentCount: 1 },
  });
  const { user: person } = await renderSignedIn(
    <PostCard post={post} options={options} />,
    { posts: { revisions }, comments: {} },
    user,
  );
  const menu = async (name: string) => {
    await person.click(screen.getByRole('button', { name }));
    await screen.findByRole('menu');
  };
  const look = async (name = 'More about this post') => {
    await menu(name);
    await person.click(item() as HTMLElement);
    return within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
  };
  return { person, menu, look };
}
const item = () => screen.queryByRole('menuitem', { name: 'Earlier versions' });

it('are read by moderators, newest first, with since when and until when it was so', async () => {
  const revisions = vi.fn<PostsPort['revisions']>(async () => ({
    items: [revision('2'), revision('1', { writtenAt: null })],
    next: null,
  }));
  const { look } = await open(aModerator(), revisions);
  const dialog = await look();
  const items = await dialog.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^From .*Mar 1.* until .*Mar 2.*Text 2$/),
    expect.stringMatching(/^Until .*Mar 2.*Text 1$/),
  ]);
  expect(revisions.mock.calls).toEqual([[{ schoolId: 'oak', postId: 'p1', commentId: null }, null]]);
});

it('are read of a comment, and page by page', async () => {
  const next = {} as Cursor;
  const revisions = vi
    .fn<PostsPort['revisions']>()
    .mockResolvedValueOnce({ items: [revision('2')], next })
    .mockResolvedValueOnce({ items: [revision('1')], next: null });
  const { person, look } = await open(aModerator(), revisions);
  const dialog = await look('More about the comment by Ben');
  await person.click(await dialog.findByRole('button', { name: 'Show more' }));
  await dialog.findByText('Text 1');
  const of = { schoolId: 'oak', postId: 'p1', commentId: 'c1' };
  expect(revisions.mock.calls).toEqual([
    [of, null],
    [of, next],
  ]);
});

it('are asked for again after a failure, and may be none', async () => {
  const revisions = vi
    .fn<PostsPort['revisions']>()
    .mockRejectedValueOnce(new BackendError('permission-denied'))
    .mockResolvedValue({ items: [], next: null });
  const { person, look } = await open(aModerator(), revisions);
  const dialog = await look();
  await dialog.findByText(/^The earlier versions could not be loaded\./);
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText(/^It has not been changed/);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'More about this post' })).toHaveFocus();
});

it.each([
  ['a moderator', aModerator(), {}, true],
  ['a moderator of what they wrote', aModerator({ uid: 'ben' }), {}, true],
  ['an admin', aModerator({ isAdmin: true, isModerator: false, approvedSchools: [] }), {}, true],
  [
    'an admin from outside',
    aModerator({ isAdmin: true, approvedSchools: [] }),
    { options: { outside: true } },
    true,
  ],
  ['a moderator of another school', aModerator({ approvedSchools: ['elm'] }), {}, false],
  ['a parent', aMember(), {}, false],
  ['a moderator, of what was never changed', aModerator(), { changed: null }, false],
])('are offered to %s: %#', async (_who, user, wishes, isThere) => {
  const { person, menu } = await open(user, vi.fn(), wishes);
  for (const name of ['More about this post', 'More about the comment by Ben']) {
    if (!screen.queryByRole('button', { name })) continue;
    await menu(name);
    expect(item() !== null).toBe(isThere);
    await person.keyboard('{Escape}');
  }
});
