import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { CommentsPort } from '@/backend/ports/comments';
import type { PostsPort } from '@/backend/ports/posts';
import { FEED_REFRESH_MS } from '@/domain/limits';
import { Feed } from './list/feed';
import { somePost } from './model/some-post';
import { feed, openFeed as open } from './testing';

// Fetched when comments are first opened, and when somebody posts: no test waits for that.
beforeAll(() => Promise.all([import('./post/comments'), import('./list/outgoing-post')]));

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const cards = () => screen.queryAllByRole('article');

it('says when there are no posts, and nothing of the kind before the server has spoken', async () => {
  const { tell } = await open();
  expect(screen.queryByText('No posts yet. Be the first to post something!')).not.toBeInTheDocument();
  await tell([], { fromCache: true, isFirstFromServer: false });
  expect(screen.queryByText('No posts yet. Be the first to post something!')).not.toBeInTheDocument();
  await tell([]);
  screen.getByText('No posts yet. Be the first to post something!');
});

it('shows a like at once, takes it back when it is refused, and tries again', async () => {
  let answer: (error: Error) => void = () => undefined;
  const setLiked = vi
    .fn<PostsPort['setLiked']>()
    .mockImplementationOnce(() => new Promise((_, reject) => (answer = reject)))
    .mockResolvedValueOnce();
  const { user, me, tell } = await open({ setLiked });
  await tell([somePost({ likedBy: ['ben'] })]);
  const like = press(/^Like/);
  await user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(like).toHaveTextContent('2 likes');
  await act(async () => answer(new BackendError('unavailable')));
  expect(like).toHaveAttribute('aria-pressed', 'false');
  screen.getByText(/Your like could not be saved/);
  await user.click(press('Try again'));
  expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(setLiked.mock.calls).toEqual([
    ['post-1', me.uid, true],
    ['post-1', me.uid, true],
  ]);
});

it('takes a like back when a day holds no more of them, and says so', async () => {
  const reached = new BackendError('daily-limit', { retryAt: new Date('2027-03-02T12:00:00Z') });
  const { user, tell } = await open({ setLiked: () => Promise.reject(reached) });
  await tell([somePost({ likedBy: ['ben'] })]);
  const like = press(/^Like/);
  await user.click(like);
  await screen.findByText(/That is as much as one day allows\. You can go on from .*Mar 2, 2027/);
  expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(like).toHaveTextContent('1 like');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('shows a post while it is on its way and gives it back when it is refused', async () => {
  let answer: (error: Error) => void = () => undefined;
  const create = vi.fn<PostsPort['create']>(() => new Promise((_, reject) => (answer = reject)));
  const { user, me, tell } = await open({ create });
  await tell([]);
  const box = screen.getByLabelText<HTMLTextAreaElement>('What would you like to share or ask?');
  await user.click(box);
  await user.paste('  Hello all  ');
  await user.click(press('Post'));
  expect(box).toHaveValue('');
  await waitFor(() => expect(cards()[0]).toHaveTextContent('Hello all'));
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    id: expect.any(String),
    feed,
    content: 'Hello all',
    images: [],
  });

  await user.click(box);
  await user.paste('meanwhile');
  await act(async () => answer(new BackendError('permission-denied')));
  expect(cards()).toEqual([]);
  expect(box).toHaveValue('Hello all\n\nmeanwhile');
  create.mockResolvedValueOnce();
  await user.click(press('Try again'));
  expect(cards().map((card) => card.textContent)).toEqual([
    expect.stringContaining('Hello all\n\nmeanwhile'),
  ]);
  expect(me.uid).toBe(create.mock.calls[1]?.[0].author.uid);
});

it('shows a post above the others until the server shows it, and takes it back when it is not to be sent', async () => {
  const create = vi.fn<PostsPort['create']>(() => Promise.resolve());
  const { user, server, tell } = await open({ create });
  await tell([somePost()]);
  await server.become('offline');
  const box = screen.getByLabelText<HTMLTextAreaElement>('What would you like to share or ask?');
  await user.type(box, 'Hello all');
  await user.click(press('Post'));
  expect(cards()).toHaveLength(2);
  expect(cards()[0]).toHaveTextContent(/Waiting to send.*Hello all/);
  await user.click(press("Don't send"));
  expect(cards()).toHaveLength(1);
  expect(box).toHaveValue('Hello all');

  await user.click(press('Post'));
  await server.become('online');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  const id = create.mock.calls[0]?.[0].id;
  expect(cards()).toHaveLength(2);
  await tell([somePost({ id, content: 'Hello all' }), somePost()]);
  expect(cards()).toHaveLength(2);
  expect(screen.queryByText(/Waiting to send|Sending/)).not.toBeInTheDocument();
});

it('starts a stopped listener again every 30 seconds and says so meanwhile', async () => {
  const { tell, fail, watchNewest } = await open();
  await tell([somePost()]);
  vi.useFakeTimers();
  await fail();
  screen.getByText(/New posts are not coming in right now/);
  expect(cards()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(FEED_REFRESH_MS));
  expect(watchNewest).toHaveBeenCalledTimes(2);
  await tell([somePost(), somePost({ id: 'b', content: 'Later' })]);
  expect(screen.queryByText(/New posts are not coming in right now/)).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2 * FEED_REFRESH_MS));
  expect(watchNewest).toHaveBeenCalledTimes(2);
});

it('stops listening a while after the tab was left and listens again on return', async () => {
  const { tell, watchNewest } = await open();
  await tell([somePost()]);
  vi.useFakeTimers();
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const look = (away: boolean) =>
    act(async () => {
      hidden.mockReturnValue(away);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await look(true);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await look(false);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(watchNewest).toHaveBeenCalledTimes(1);
  await look(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await look(false);
  expect(watchNewest).toHaveBeenCalledTimes(2);
  hidden.mockRestore();
});

it('lets nobody write in the demo and says why', async () => {
  const { user, me, tell } = await open({}, { kind: 'demo' });
  await tell([somePost({ authorId: me.uid })]);
  screen.getByText('Posting is disabled in demo mode.');
  expect(press('Post')).toBeDisabled();
  const like = press(/^Like/);
  expect(like).toHaveAttribute('aria-disabled', 'true');
  expect(document.getElementById(like.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Disabled for demo user',
  );
  await user.click(like);
  expect(like).toHaveAttribute('aria-pressed', 'false');
  await user.click(press('More about this post'));
  await screen.findByRole('menuitem', { name: 'Copy link' });
  expect(screen.queryByRole('menuitem', { name: 'Delete post' })).not.toBeInTheDocument();
});

it('lets nobody write who is only looking and says why', async () => {
  const { tell } = await open({}, { readOnly: true });
  await tell([somePost()]);
  screen.getByText('Posting is off here.');
  const like = press(/^Like/);
  expect(document.getElementById(like.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Liking is off here.',
  );
});

it('shows the comments of each post that is opened', async () => {
  const watchNewest = vi.fn<CommentsPort['watchNewest']>(() => () => undefined);
  const { user, tell } = await open({}, { comments: { watchNewest } });
  await tell([somePost({ id: 'a' }), somePost({ id: 'b' })]);
  for (const comments of screen.getAllByRole('button', { name: 'Comment' })) await user.click(comments);
  await waitFor(() => expect(watchNewest.mock.calls.map(([postId]) => postId).sort()).toEqual(['a', 'b']));
});

it('listens to each feed by itself', async () => {
  const group = { schoolId: 'maple', groupId: 'parents' };
  const { watchNewest } = await open({}, { beside: <Feed feed={group} /> });
  expect(watchNewest.mock.calls.map(([of]) => of)).toEqual([feed, group]);
});

it('shows the acts of other features on posts and comments', async () => {
  const comment = {
    id: 'c',
    authorId: 'ben',
    authorName: 'Ben',
    profilePicUrl: null,
    content: 'Tuesday 7 pm',
    createdAt: new Date(0),
    ...{ replyTo: null, toGuests: false, mentions: {}, editedAt: null },
  };
  const { tell } = await open({}, { renderAction: (post, one) => <b>{`act on ${one?.id ?? post.id}`}</b> });
  await tell([somePost({ comments: [comment], commentCount: 1 })]);
  screen.getByText('act on post-1');
  screen.getByText('act on c');
});
