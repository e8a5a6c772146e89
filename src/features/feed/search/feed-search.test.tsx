import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Cursor, Page } from '@/backend/live';
import type { PostsPort } from '@/backend/ports/posts';
import { BackendProvider, backendSource } from '@/backend/react';
import { fakeBackend } from '@/backend/testing';
import type { Post } from '@/domain/entities/post';
import { changeCachedPost, useHidden } from '../api/feed-cache';
import { somePost } from '../model/some-post';
import { useFeedSearch } from './use-feed-search';

// Fetched with the first search: no test waits for that.
beforeAll(() => import('../model/rank'));

const feed = { schoolId: 'oak', groupId: null };
const sale = somePost({ id: 'sale', content: 'Book sale! Bring a book.' });
const shelf = somePost({ id: 'shelf', content: 'Who has room for a shelf of the book club?' });

async function open(search: PostsPort['search']) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const source = backendSource(() => Promise.resolve(fakeBackend({ posts: { search } })));
  await source.promise();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <BackendProvider source={source}>
        <Suspense fallback={null}>{children}</Suspense>
      </BackendProvider>
    </QueryClientProvider>
  );
  const { result } = await act(async () =>
    renderHook(() => ({ search: useFeedSearch(feed), hiding: useHidden() }), { wrapper }),
  );
  const run = (term: string) => act(async () => result.current.search.run(term));
  const found = () => result.current.search.found?.map(({ post }) => post.id) ?? null;
  return { client, result, run, found };
}

it('asks by one word, ranks by all, and names the words to mark', async () => {
  const search = vi.fn<PostsPort['search']>().mockResolvedValue({ items: [shelf, sale], next: null });
  const { result, run, found } = await open(search);
  expect(found()).toBeNull();
  await run('a book');
  await waitFor(() => expect(found()).toEqual(['sale', 'shelf']));
  expect(search).toHaveBeenCalledExactlyOnceWith(feed, 'book', null);
  expect(result.current.search.found?.[0]?.marks).toEqual(['Book', 'a', 'book']);
  act(() => result.current.search.clear());
  expect([found(), result.current.search.term]).toEqual([null, '']);
});

it('asks again for the same words, as something may have been posted', async () => {
  const search = vi
    .fn<PostsPort['search']>()
    .mockResolvedValueOnce({ items: [shelf], next: null })
    .mockResolvedValue({ items: [shelf, sale], next: null });
  const { run, found } = await open(search);
  await run('book');
  await waitFor(() => expect(found()).toEqual(['shelf']));
  await run('book');
  await waitFor(() => expect(found()).toEqual(['sale', 'shelf']));
});

it('finds nothing by signs alone, and asks nobody', async () => {
  const search = vi.fn<PostsPort['search']>();
  const { result, run, found } = await open(search);
  await run('?!');
  await waitFor(() => expect(found()).toEqual([]));
  expect(search).not.toHaveBeenCalled();
  expect(result.current.search.busy).toBe(false);
});

it('leaves out what is being deleted, also two at once, and what is gone', async () => {
  const search = vi.fn<PostsPort['search']>().mockResolvedValue({ items: [shelf, sale], next: null });
  const { client, result, run, found } = await open(search);
  const hide = (id: string, isHidden: boolean) =>
    act(async () => result.current.hiding.setHidden(id, isHidden));
  await run('book');
  await waitFor(() => expect(found()).toEqual(['sale', 'shelf']));
  await hide('sale', true);
  await hide('shelf', true);
  expect(found()).toEqual([]);
  await hide('sale', false);
  expect(found()).toEqual(['sale']);
  await hide('shelf', false);
  await act(async () => changeCachedPost(client, 'sale', () => null));
  expect(found()).toEqual(['shelf']);
});

it('shows what changes of a post that was found, and loses nothing of a search under way', async () => {
  let answer: (page: Page<Post>) => void = () => undefined;
  const search = vi
    .fn<PostsPort['search']>()
    .mockResolvedValueOnce({ items: [shelf, sale], next: null })
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { client, result, run, found } = await open(search);
  const like = () =>
    act(async () => changeCachedPost(client, 'sale', (post) => ({ ...post, likedBy: ['me'] })));
  await run('book');
  await waitFor(() => expect(found()).toEqual(['sale', 'shelf']));
  await like();
  expect(result.current.search.found?.map(({ post }) => post.likedBy)).toEqual([['me'], []]);
  await run('shelf');
  await like();
  await act(async () => answer({ items: [shelf], next: null }));
  await waitFor(() => expect(found()).toEqual(['shelf']));
});

it('keeps what was found when older posts could not be looked through', async () => {
  const next: Cursor = { opaque: 'older' };
  const search = vi
    .fn<PostsPort['search']>()
    .mockResolvedValueOnce({ items: [shelf], next })
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValueOnce({ items: [sale], next: null });
  const { result, run, found } = await open(search);
  await run('book');
  await waitFor(() => expect(result.current.search.older.hasMore).toBe(true));
  await act(async () => result.current.search.older.loadMore());
  await waitFor(() => expect(result.current.search.older.hasFailedMore).toBe(true));
  expect([found(), result.current.search.error]).toEqual([['shelf'], null]);
  await act(async () => result.current.search.older.loadMore());
  await waitFor(() => expect(found()).toEqual(['sale', 'shelf']));
  expect(search.mock.lastCall).toEqual([feed, 'book', next]);
  expect(result.current.search.older.hasMore).toBe(false);
});

it('says why a search failed', async () => {
  const search = vi.fn<PostsPort['search']>().mockRejectedValue(new BackendError('unavailable'));
  const { result, run } = await open(search);
  await run('book');
  await waitFor(() => expect(result.current.search.error).toMatchObject({ code: 'unavailable' }));
  expect(result.current.search.busy).toBe(false);
});
