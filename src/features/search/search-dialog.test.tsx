import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { DirectoryPort } from '@/backend/ports/directory';
import type { PostsPort } from '@/backend/ports/posts';
import { newHiddenItem } from '@/domain/entities/hidden-item';
import { eventAfter, upcomingAt } from '@/features/events/testing';
import { address, aGroup, aPost, failing, hitsOf, openSearch } from './test-support/open-search';

const told = () => screen.getByRole('status').textContent;

it('is a field with the focus, and says what can be found', async () => {
  const { field, search, page, watchFirst, watchEvents, find } = await openSearch();
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByText(/upcoming events of Oak School/)).toBeInTheDocument();
  await find('b!');
  await new Promise((resolve) => setTimeout(resolve, 400));
  for (const read of [search, page, watchFirst, watchEvents]) expect(read).not.toHaveBeenCalled();
});

it('finds posts, people, groups and events by the beginnings of words, and marks them', async () => {
  const { find } = await openSearch();
  await find('book');
  await screen.findByText('6 results');
  expect(hitsOf('Posts')).toEqual([
    'Ben Costa 3 hours ago The book sale is on Friday',
    'Eve Nowak 3 hours ago Who comes to our BOOK club?',
  ]);
  expect(hitsOf('People')).toEqual(['Ana Booker']);
  expect(hitsOf('Groups')).toEqual(['Book club We read', 'Chess Not for bookworms alone']);
  expect(hitsOf('Events')).toHaveLength(1);
  expect(hitsOf('Events')[0]).toMatch(/^Book fair .*\d.* Gym$/);
  const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked).toEqual(['book', 'BOOK', 'Booker', 'Book', 'bookworms', 'Book']);
});

it('leads to each of them', async () => {
  const { find } = await openSearch();
  await find('book');
  await screen.findByText(/results/);
  const links = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/post/sale',
    '/post/club',
    '/profile/ana',
    '/groups/Book club',
    '/groups/Chess',
    '/events/Book fair',
  ]);
});

it('finds a parent by a child, and names that child alone', async () => {
  const { find } = await openSearch();
  await find('ada');
  await screen.findByText('1 result');
  expect(hitsOf('People')).toEqual(['Cleo Silva Parent of Ada (Grade 3)']);
});

it('names all children of a parent who is found by name', async () => {
  const { find } = await openSearch();
  await find('cleo');
  await screen.findByText('1 result');
  expect(hitsOf('People')).toEqual(['Cleo Silva Parent of Ada (Grade 3) and Boone (Room 12)']);
});

it('shows nothing and nobody that the reader has hidden', async () => {
  const { find } = await openSearch({
    hidden: [
      newHiddenItem('post', 'sale', 'A post'),
      newHiddenItem('person', 'ana', 'Ana'),
      newHiddenItem('blocked', 'eve', 'Eve'),
      newHiddenItem('group', 'Book club', 'Book club'),
    ],
  });
  await find('book');
  await screen.findByText('2 results');
  expect(hitsOf('Posts')).toEqual([]);
  expect(hitsOf('People')).toEqual([]);
  expect(hitsOf('Groups')).toEqual(['Chess Not for bookworms alone']);
});

it('shows an event that repeats once', async () => {
  const choir = (number: number) =>
    eventAfter(new Date(), 'Evening choir', 24 * (1 + 7 * number), {
      id: `s_${number}`,
      series: { id: 's', repeat: 'weekly', until: new Date(), changeId: null },
    });
  const { find } = await openSearch({
    events: { watchFirst: upcomingAt({ oak: [choir(0), choir(1), choir(2)] }) },
  });
  await find('evening');
  await screen.findByText('1 result');
  expect(hitsOf('Events')).toHaveLength(1);
});

it('shows no events of who is hidden', async () => {
  const { find } = await openSearch({ hidden: [newHiddenItem('person', 'eve', 'Eve')] });
  await find('concert');
  await screen.findByText('No matches found for “concert”.');
});

it('asks once a word was left alone, a page of each kind, and for groups and events once', async () => {
  const { find, user, field, search, page, watchFirst, watchEvents } = await openSearch();
  await find('boo');
  await screen.findByText(/results/);
  await find('k');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  await user.clear(field);
  await find('chess');
  await screen.findByText('1 result');
  expect(search.mock.calls.map(([feed, token, after]) => [feed, token, after])).toEqual(
    ['boo', 'book', 'chess'].map((token) => [{ schoolId: 'oak', groupId: null }, token, null]),
  );
  expect(page.mock.calls).toEqual(['boo', 'book', 'chess'].map((token) => ['oak', token, null]));
  expect(watchFirst).toHaveBeenCalledOnce();
  expect(watchEvents.mock.calls.map(([list]) => list.when).sort()).toEqual(['ongoing', 'upcoming']);
});

it('says that nothing was found', async () => {
  const { find } = await openSearch();
  await find('zebra');
  await screen.findByText('No matches found for “zebra”.');
  expect(told()).toBe('No matches found for “zebra”.');
});

it.each([
  ['Posts', { posts: { search: () => Promise.reject(new BackendError('unavailable')) } }],
  ['People', { directory: { page: () => Promise.reject(new BackendError('unavailable')) } }],
  ['Groups', { groups: { watchFirst: failing } }],
  ['Events', { events: { watchFirst: failing } }],
] as const)('leaves the others when one fails: %s', async (kind, wishes) => {
  const { find } = await openSearch(wishes as Parameters<typeof openSearch>[0]);
  await find('book');
  expect(await screen.findByText(`${kind} could not be searched.`)).toBeInTheDocument();
  await screen.findByText(/results/);
  const others = ['Posts', 'People', 'Groups', 'Events'].filter((other) => other !== kind);
  for (const other of others) expect(hitsOf(other)).not.toEqual([]);
});

it('tries one again that failed', async () => {
  const page = vi
    .fn<DirectoryPort['page']>()
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValue({ items: [], next: null });
  const { find, user } = await openSearch({ directory: { page } });
  await find('book');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(page).toHaveBeenCalledTimes(2);
  expect(hitsOf('Posts')).toHaveLength(2);
});

const many = Array.from({ length: 7 }, (_, at) => aPost(`post-${at}`, `Book ${at}`));

it('shows a few posts, and the way to all of them', async () => {
  const search: PostsPort['search'] = async () => ({ items: many, next: null });
  const { find, user } = await openSearch({ posts: { search } });
  await find('book');
  await waitFor(() => expect(hitsOf('Posts')).toHaveLength(6));
  await user.click(screen.getByRole('link', { name: 'All posts with “book”' }));
  expect(address()).toBe('/dashboard?search=book');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says that there are more of another kind', async () => {
  const items = many.map(({ content }) => aGroup(content));
  const { find } = await openSearch({
    groups: {
      watchFirst: (_school, observer) => {
        observer.next({ items, next: null });
        return () => undefined;
      },
    },
  });
  await find('book');
  await waitFor(() => expect(hitsOf('Groups')).toHaveLength(5));
  const shown = screen.getByRole('region', { name: 'Groups' });
  expect(within(shown).getByText(/Type more letters/)).toBeInTheDocument();
});

it('announces the number once everything is read, not while it is', async () => {
  let answer: () => void = () => undefined;
  const search: PostsPort['search'] = () =>
    new Promise((resolve) => (answer = () => resolve({ items: [], next: null })));
  const { find } = await openSearch({ posts: { search } });
  await find('book');
  await waitFor(() => expect(hitsOf('Events')).toHaveLength(1));
  expect(told()).toBe('');
  answer();
  await waitFor(() => expect(told()).toBe('4 results'));
});

it('shows nothing before it is known what the reader has hidden', async () => {
  const { find, search } = await openSearch({ hidden: 'never told' });
  await find('book');
  await waitFor(() => expect(search).toHaveBeenCalled());
  expect(screen.getByText('Searching...')).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).queryByRole('link')).not.toBeInTheDocument();
});

it('keeps what still matches on screen while the longer word is read', async () => {
  const items = [aPost('sale', 'The book sale'), aPost('boot', 'A boot was lost')];
  const search = vi
    .fn<PostsPort['search']>()
    .mockResolvedValueOnce({ items, next: null })
    .mockReturnValue(new Promise(() => undefined));
  const { find } = await openSearch({ posts: { search } });
  await find('boo');
  await waitFor(() => expect(hitsOf('Posts')).toHaveLength(2));
  await find('k');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  expect(hitsOf('Posts')).toEqual(['Ben Costa 3 hours ago The book sale']);
});

it.each([
  [true, 1],
  [false, 0],
])('says whether it is only what this device has: %s', async (offline, times) => {
  const { find } = await openSearch({ offline });
  await find('book');
  await screen.findByText('6 results');
  expect(screen.queryAllByText('You are offline. This is what this device has.')).toHaveLength(times);
});

it('marks posts of the product itself, whose name anybody could take', async () => {
  const items = [
    aPost('welcome', 'Welcome to the book club', { authorId: 'system', authorName: 'Anything' }),
  ];
  const { find } = await openSearch({ posts: { search: async () => ({ items, next: null }) } });
  await find('book');
  await waitFor(() => expect(hitsOf('Posts')[0]).toMatch(/^Schoolgate Official /));
});

it('does not say that there is nothing where nothing could be searched', async () => {
  const unavailable = () => Promise.reject(new BackendError('unavailable'));
  const { find } = await openSearch({
    posts: { search: unavailable },
    directory: { page: unavailable },
    groups: { watchFirst: failing },
    events: { watchFirst: failing },
  });
  await find('book');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
  expect(told()).toBe('');
});

it('goes on with the groups that were told of when no more are', async () => {
  const { find } = await openSearch({
    groups: {
      watchFirst: (school, observer) => {
        observer.next({ items: [aGroup('Book club')], next: null });
        return failing(school, observer);
      },
    },
  });
  await find('book');
  await waitFor(() => expect(hitsOf('Groups')).toEqual(['Book club']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
