import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { CommunityPort } from '@/backend/ports/community';
import { type HiddenItem, newHiddenItem } from '@/domain/entities/hidden-item';
import { type Comment, SYSTEM_AUTHOR } from '@/domain/entities/post';
import { somePost } from './model/some-post';
import { openFeed } from './testing';

// Fetched when comments are first opened: no test waits for that.
beforeAll(() => import('./post/comments'));

afterEach(() => sessionStorage.clear());

/** What is hidden as the server has it: a change is told once it is made. */
function hiddenOnServer(...first: HiddenItem[]) {
  let items = first;
  let observer: Observer<HiddenItem[]> | undefined;
  const change = (next: HiddenItem[]) => {
    items = next;
    observer?.next(items);
  };
  const community: Partial<CommunityPort> = {
    watchHidden: (_uid, told) => {
      observer = told;
      told.next(items);
      return () => undefined;
    },
    hide: vi.fn(async (_uid: string, item: HiddenItem) => change([item, ...items])),
    show: vi.fn(async (_uid: string, id: string) => change(items.filter((item) => item.id !== id))),
  };
  return community;
}

const cards = () => screen.queryAllByRole('article').map((card) => card.textContent);
const hello = somePost({ authorId: 'ben', authorName: 'Ben Lee', content: 'Hello' });
const other = somePost({ id: 'post-2', authorId: 'eve', authorName: 'Eve', content: 'Other' });
const comment = (authorId: string, content: string): Comment => ({
  id: content,
  authorId,
  authorName: authorId,
  profilePicUrl: null,
  content,
  createdAt: new Date('2026-03-01T10:00:00Z'),
  ...{ replyTo: null, toGuests: false, mentions: {}, editedAt: null },
});

async function hideFirst(community: Partial<CommunityPort>) {
  const page = await openFeed({}, { community });
  await page.tell([hello, other]);
  await page.user.click(screen.getAllByRole('button', { name: 'More about this post' })[0] as HTMLElement);
  await page.user.click(await screen.findByRole('menuitem', { name: 'Hide this post' }));
  return page;
}

it('hides a post, and shows it again by Undo', async () => {
  const community = hiddenOnServer();
  const { user, me } = await hideFirst(community);
  expect(cards()).toEqual([expect.stringContaining('Other')]);
  expect(community.hide).toHaveBeenCalledExactlyOnceWith(
    me.uid,
    newHiddenItem('post', 'post-1', 'Ben Lee: Hello'),
  );
  await screen.findByText('Hidden. Nobody else is told.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(community.show).toHaveBeenCalledExactlyOnceWith(me.uid, 'post_post-1');
});

it('brings a post back that could not be hidden, and says so', async () => {
  const refused = new BackendError('unavailable');
  await hideFirst({ ...hiddenOnServer(), hide: () => Promise.reject(refused) });
  await screen.findByText(/We could not hide that/);
  expect(cards()).toHaveLength(2);
});

it('offers to hide neither one’s own posts nor the product’s', async () => {
  const { user, me, tell } = await openFeed({}, { community: hiddenOnServer() });
  await tell([somePost({ authorId: me.uid }), somePost({ id: 'b', authorId: SYSTEM_AUTHOR })]);
  for (const button of screen.getAllByRole('button', { name: 'More about this post' })) {
    await user.click(button);
    await screen.findByRole('menuitem', { name: 'Copy link' });
    expect(screen.queryByRole('menuitem', { name: 'Hide this post' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
  }
});

it.each(['person', 'blocked'] as const)(
  'shows no posts and comments of a %s, and the others',
  async (kind) => {
    const { tell } = await openFeed({}, { community: hiddenOnServer(newHiddenItem(kind, 'ben', 'Ben Lee')) });
    const comments = [comment('ben', 'Nonsense'), comment('eve', 'Well said')];
    await tell([
      hello,
      { ...other, comments, commentCount: 2 },
      somePost({ id: 'c', authorId: SYSTEM_AUTHOR }),
    ]);
    expect(cards()).toHaveLength(2);
    expect(cards()[0]).toContain('Well said');
    expect(cards()[0]).not.toContain('Nonsense');
  },
);

it('shows all of it to who looks from outside', async () => {
  const community = hiddenOnServer(newHiddenItem('blocked', 'ben', 'Ben Lee'));
  const { tell } = await openFeed({}, { community, outside: true });
  await tell([hello, other]);
  expect(cards()).toHaveLength(2);
});

it('holds posts of the server back until it is known what is hidden, and what the device has not', async () => {
  let told: Observer<HiddenItem[]> | undefined;
  const watchHidden: CommunityPort['watchHidden'] = (_uid, observer) => {
    told = observer;
    return () => undefined;
  };
  const { tell } = await openFeed({}, { community: { watchHidden } });
  await tell([hello, other]);
  expect(cards()).toEqual([]);
  await act(async () => told?.next([newHiddenItem('person', 'ben', 'Ben Lee')]));
  expect(cards()).toEqual([expect.stringContaining('Other')]);
});

it('shows what this device has at once', async () => {
  const watchHidden = () => () => undefined;
  const { tell } = await openFeed({}, { community: { watchHidden } });
  await tell([hello, other], { fromCache: true, isFirstFromServer: false });
  expect(cards()).toHaveLength(2);
  await tell([hello, other]);
  expect(cards()).toHaveLength(2);
});

it('says why nothing can be written or liked during a pause', async () => {
  const until = new Date(Date.now() + 86_400_000);
  const watchPause: CommunityPort['watchPause'] = (userId, schoolId, observer) => {
    observer.next({ userId, schoolId, until, caseId: 'case' });
    return () => undefined;
  };
  const watchNewest = (_: string, observer: Observer<{ items: Comment[]; next: null }>) => {
    observer.next({ items: [], next: null });
    return () => undefined;
  };
  const { user, tell } = await openFeed({}, { community: { watchPause }, comments: { watchNewest } });
  await tell([hello]);
  const box = screen.getByLabelText('What would you like to share or ask?');
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription(/moderators have paused you/);
  expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByLabelText('Write a comment')).toBeDisabled();
  expect(screen.getByLabelText('Write a comment')).toHaveAccessibleDescription(/moderators have paused you/);
});

it('lets write again once a pause is over', async () => {
  const watchPause: CommunityPort['watchPause'] = (userId, schoolId, observer) => {
    observer.next({ userId, schoolId, until: new Date(Date.now() - 1), caseId: 'case' });
    return () => undefined;
  };
  await openFeed({}, { community: { watchPause } });
  expect(screen.getByLabelText('What would you like to share or ask?')).toBeEnabled();
});
