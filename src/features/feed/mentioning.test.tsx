import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { PostsPort } from '@/backend/ports/posts';
import { type Comment, newComment, SYSTEM_AUTHOR } from '@/domain/entities/post';
import { draftKey, forgetDrafts } from '@/features/drafts';
import { renderUi } from '@/ui/testing';
import { TextBlock } from '@/ui/text-block';
import type { FeedOptions } from './model/feed-options';
import { somePost } from './model/some-post';
import { wordsWithPeople } from './post/words-with-people';
import { openFeed } from './testing';

// Fetched when first needed, which must not take of the time of a test.
beforeAll(() => import('./list/outgoing-post'));
afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const BEN = { ben: 'Ben Fox' };
const link = () => screen.getByRole('link', { name: '@Ben Fox' });

it('leads from the names in posts and comments to their people', async () => {
  const comment: Comment = newComment({
    ...{ id: 'c1', authorId: 'cleo', authorName: 'Cleo', profilePicUrl: null },
    ...{ content: 'Or @Cy Bo-Li?', mentions: { cy: 'Cy Bo-Li' } },
  });
  const { tell } = await openFeed();
  await tell([
    somePost({ content: 'Ask @Ben Fox.', mentions: BEN, comments: [comment], commentCount: 1 }),
    somePost({ id: 'p2', content: 'No @Ben Fox here' }),
  ]);
  expect(link()).toHaveAttribute('href', '/profile/ben');
  expect(link()).toHaveAttribute('title', '@Ben Fox');
  expect(link().querySelector('bdi')).toHaveTextContent('@Ben Fox');
  expect(link().parentElement).toHaveTextContent(/^Ask @Ben Fox\.$/);
  expect(screen.getByRole('link', { name: '@Cy Bo-Li' })).toHaveAttribute('href', '/profile/cy');
});

const show = (text: string, mentions: Record<string, string>, options: FeedOptions = {}) =>
  renderUi(<TextBlock text={text} words={wordsWithPeople(mentions, options)} marks={['lad', 'fox']} />);

it('leaves addresses and what was searched for as they are', () => {
  const { container } = show('A ladder: https://school.example/@Ben for @Ben Fox', BEN);
  expect(screen.getByRole('link', { name: /^school\.example\/@Ben/ })).toBeInTheDocument();
  expect([...container.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['lad', 'Fox']);
  expect(link()).toHaveAttribute('href', '/profile/ben');
  expect(container.querySelector('p')).toHaveAttribute('dir', 'auto');
});

it('leads nowhere for who looks from outside, and where they say else', () => {
  const { container, unmount } = show('Hi @Ben Fox', BEN, { outside: true });
  expect(container).toHaveTextContent('Hi @Ben Fox');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  show('Hi @Ben Fox', BEN, { outside: true, authorPath: (uid) => `/admin/${uid}` });
  expect(link()).toHaveAttribute('href', '/admin/ben');
});

it.each([
  ['a path', { '../admin': 'Ben Fox' }, '/profile/..%2Fadmin'],
  ['an address', { 'https://evil.example?#': 'Ben Fox' }, '/profile/https%3A%2F%2Fevil.example%3F%23'],
])('takes %s in place of an id for an id', (_what, mentions, href) => {
  show('Hi @Ben Fox', mentions);
  expect(link()).toHaveAttribute('href', href);
});

it.each([
  ['the product itself', 'Hi @Ben Fox', { [SYSTEM_AUTHOR]: 'Ben Fox' }],
  ['nobody', 'Hi @ and @', { ben: '' }],
  ['whom it does not name', 'Hi', BEN],
])('has no link to %s', (_what, text, mentions) => {
  const { container } = show(text, mentions);
  expect(container).toHaveTextContent(text);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('keeps names that are markup, or turn letters around, to themselves', () => {
  const name = '<img src=x>\u202eoof';
  const { container } = show(`@${name} on`, { ben: name });
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('a > bdi')?.textContent).toBe(`@${name}`);
});

it('knows after a reload, on its way and after a failure whom a text still mentions', async () => {
  let answer: (error: Error) => void = () => undefined;
  const create = vi
    .fn<PostsPort['create']>()
    .mockImplementationOnce(() => new Promise((_, reject) => (answer = reject)))
    .mockResolvedValueOnce();
  const value = { text: 'Ask @Ben Fox', pictures: [], picked: { ...BEN, cy: 'Cy Bo' }, replyTo: null };
  sessionStorage.setItem(draftKey('asker', 'feed.maple.'), JSON.stringify({ at: Date.now(), value }));
  const { user, tell } = await openFeed({ create }, { as: { uid: 'asker' } });
  await tell([]);
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create).toHaveBeenLastCalledWith(expect.objectContaining({ mentions: BEN }));
  const onItsWay = await screen.findByRole('article', { name: /^Post by Ana Diaz/ });
  expect(within(onItsWay).getByRole('link', { name: '@Ben Fox' })).toHaveAttribute('href', '/profile/ben');
  await act(async () => answer(new BackendError('permission-denied')));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  expect(create).toHaveBeenLastCalledWith(expect.objectContaining({ mentions: BEN }));
});
