import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { PostsPort } from '@/backend/ports/posts';
import type { Post } from '@/domain/entities/post';
import { somePost } from './model/some-post';
import { openFeed as open } from './testing';

afterEach(() => sessionStorage.clear());

const refused = () => Promise.reject(new BackendError('permission-denied'));
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const cards = () => screen.queryAllByRole('article');

async function ask(user: Awaited<ReturnType<typeof open>>['user'], card: Element | undefined) {
  await user.click(within(card as HTMLElement).getByRole('button', { name: 'More about this post' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }));
}

it('takes a deleted post away at once and brings it back in its place when that is refused', async () => {
  const remove = vi.fn<PostsPort['delete']>().mockImplementationOnce(refused).mockResolvedValueOnce();
  const { user, me, tell } = await open({ delete: remove });
  await tell([
    somePost({ id: 'a', content: 'Newer', createdAt: new Date(3000) }),
    somePost({ id: 'b', content: 'Mine', authorId: me.uid, createdAt: new Date(2000) }),
    somePost({ id: 'c', content: 'Older', createdAt: new Date(1000) }),
  ]);
  const [, mine] = cards();
  await ask(user, mine);
  await screen.findByText('Delete this post?');
  await user.click(press('Delete'));
  await screen.findByText(/Failed to delete post\./);
  expect(cards().map((card) => card.textContent?.match(/Newer|Mine|Older/)?.[0])).toEqual([
    'Newer',
    'Mine',
    'Older',
  ]);
  await user.click(press('Try again'));
  expect(screen.queryByText('Mine')).not.toBeInTheDocument();
  expect(remove).toHaveBeenCalledTimes(2);
});

it('offers to delete only what is one’s own', async () => {
  const { user, tell } = await open();
  await tell([somePost({ authorId: 'ben' })]);
  await user.click(press('More about this post'));
  await screen.findByRole('menuitem', { name: 'Copy link' });
  expect(screen.queryByRole('menuitem', { name: 'Delete post' })).not.toBeInTheDocument();
});

it('deletes a post once its author is sure, and a link to it says so', async () => {
  let answer: () => void = () => undefined;
  const remove = vi.fn<PostsPort['delete']>(() => new Promise((resolve) => (answer = resolve)));
  let watched: Observer<Post | null> | undefined;
  const watch: PostsPort['watch'] = (_, observer) => {
    watched = observer;
    return () => undefined;
  };
  const { user, me, tell } = await open({ delete: remove, watch }, { beside: <Link to="#b">To it</Link> });
  const mine = somePost({ id: 'b', content: 'Mine', authorId: me.uid });
  await tell([mine]);
  await ask(user, cards()[0]);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(remove).not.toHaveBeenCalled();
  expect(cards()).toHaveLength(1);

  await ask(user, cards()[0]);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(cards()).toEqual([]));
  expect(remove).toHaveBeenCalledExactlyOnceWith(mine, { uid: me.uid, isAdmin: false });
  await act(async () => answer());
  expect(cards()).toEqual([]);
  expect(screen.queryByText(/Failed to delete post/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'To it' }));
  await waitFor(() => expect(watched).toBeDefined());
  await act(async () => watched?.next(null));
  screen.getByText('This post is no longer here.');
});

it('asks admins about the posts of others in other words', async () => {
  const remove = vi.fn<PostsPort['delete']>().mockResolvedValue();
  const { user, me, tell } = await open({ delete: remove }, { as: { isAdmin: true } });
  const theirs = somePost({ authorId: 'ben' });
  await tell([theirs]);
  await ask(user, cards()[0]);
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this post?' });
  await user.click(press('Delete'));
  await vi.waitFor(() => expect(remove).toHaveBeenCalledWith(theirs, { uid: me.uid, isAdmin: true }));
});
