import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Page } from '@/backend/live';
import type { PostsPort } from '@/backend/ports/posts';
import type { Post } from '@/domain/entities/post';
import { somePost } from './model/some-post';
import { feed, openFeed } from './testing';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Post number n: a higher number is newer. */
const post = (n: number) => somePost({ id: `p${n}`, content: `Post ${n}`, createdAt: new Date(n * 60_000) });
/** Also those that are no more than words, as they are far from the screen. */
const shown = () =>
  [...(document.body.textContent ?? '').matchAll(/Post (\d+)/g)].map(([, number]) => Number(number));
const next = { opaque: 'p8' };
const button = (name: string) => screen.getByRole('button', { name });

/** Older posts that come when the test says so. */
function aPage() {
  let bring: (page: Page<Post>) => void = () => undefined;
  const older = vi.fn<PostsPort['older']>(() => new Promise((resolve) => (bring = resolve)));
  return { older, bring: (page: Page<Post>) => act(async () => bring(page)) };
}

it('goes on with older posts from the place where the newest end, as often as there are more', async () => {
  const { older, bring } = aPage();
  const { user, tell } = await openFeed({ older });
  await tell([post(9), post(8)], { next });
  await user.click(button('Show more'));
  expect(older).toHaveBeenCalledExactlyOnceWith(feed, next);
  button('Loading more...');
  await bring({ items: [post(7), post(6)], next: { opaque: 'p6' } });
  expect(shown()).toEqual([9, 8, 7, 6]);
  await user.click(button('Show more'));
  expect(older.mock.lastCall).toEqual([feed, { opaque: 'p6' }]);
  await bring({ items: [post(5)], next: null });
  expect(shown()).toEqual([9, 8, 7, 6, 5]);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('says when older posts could not be read and tries again', async () => {
  const older = vi
    .fn<PostsPort['older']>()
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValueOnce({ items: [post(7)], next: null });
  const { user, tell } = await openFeed({ older });
  await tell([post(9), post(8)], { next });
  await user.click(button('Show more'));
  screen.getByText('We could not load more.');
  expect(shown()).toEqual([9, 8]);
  await user.click(button('Try again'));
  expect(older.mock.calls).toEqual([
    [feed, next],
    [feed, next],
  ]);
  expect(shown()).toEqual([9, 8, 7]);
});

it('leaves out older posts that are no longer the next ones', async () => {
  const { older, bring } = aPage();
  const { user, tell } = await openFeed({ older });
  await tell([post(9), post(8)], { next });
  await user.click(button('Show more'));
  // More came in unseen than a page holds: between these and the others there may be more.
  await tell([post(29), post(28)], { next: { opaque: 'p28' } });
  await bring({ items: [post(7)], next: null });
  expect(shown()).toEqual([29, 28]);
  await user.click(button('Show more'));
  expect(older.mock.lastCall).toEqual([feed, { opaque: 'p28' }]);
});

it('asks once, however often the page says that its end is near', async () => {
  let near: () => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { older } = aPage();
  const { tell } = await openFeed({ older });
  await tell([post(9), post(8)], { next });
  await act(async () => near());
  await act(async () => near());
  expect(older).toHaveBeenCalledTimes(1);
});
