import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Cursor, Observer, Page } from '@/backend/live';
import type { CommentsPort } from '@/backend/ports/comments';
import type { GroupsPort } from '@/backend/ports/groups';
import type { PostsPort } from '@/backend/ports/posts';
import { aConnection, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { type Group, groupSchema } from '@/domain/entities/group';
import type { Comment, Post } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { HIGHLIGHT_MS } from '@/domain/limits';
import { OfflineProvider } from '@/features/offline';
import { SessionProvider, useSession } from '@/features/session';
import { aMember } from '@/features/session/testing';
import { somePost } from './model/some-post';
import { PostPage } from './post-page';

// Fetched when there are more comments than one page: no test waits for that.
beforeAll(() => import('./post/long-thread'));

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const comment = (id: string, wishes: Partial<Comment> = {}): Comment => ({
  id,
  authorId: 'ben',
  authorName: 'Ben',
  profilePicUrl: null,
  content: `Comment ${id}`,
  createdAt: new Date(0),
  ...{ replyTo: null, toGuests: false, mentions: {}, editedAt: null },
  ...wishes,
});

const Guarded = () => useSession().status === 'signed-in' && <PostPage />;

async function visit(
  calls: Partial<CommentsPort> = {},
  me: User = aMember(),
  ofPosts: Partial<PostsPort> = {},
  groups: Partial<GroupsPort> = {},
  route = '/post/post-1',
) {
  let ofPost: Observer<Post | null> | undefined;
  let ofComments: Observer<Page<Comment>> | undefined;
  const stop = () => undefined;
  const watch = vi.fn<PostsPort['watch']>((_, observer) => {
    ofPost = observer;
    return stop;
  });
  const watchComments = vi.fn<CommentsPort['watchNewest']>((_, observer) => {
    ofComments = observer;
    return stop;
  });
  const { auth, users } = fakeAccount(me);
  const comments = { watchNewest: watchComments, ...calls };
  const { user } = await renderWithBackend(
    <SessionProvider>
      <OfflineProvider>
        <Routes>
          <Route path="/post/:postId" element={<Guarded />} />
          <Route path="/dashboard" element={<p>The dashboard</p>} />
        </Routes>
      </OfflineProvider>
    </SessionProvider>,
    fakeBackend({ auth, users, connection: aConnection, posts: { watch, ...ofPosts }, comments, groups }),
    { route },
  );
  return {
    user,
    watch,
    watchComments,
    show: (post: Post | null) => act(async () => ofPost?.next(post)),
    fail: (code: BackendError['code']) => act(async () => ofPost?.error(new BackendError(code))),
    /** As the server tells them: newest first. */
    tell: (items: Comment[], next: Cursor | null = null) =>
      act(async () => ofComments?.next({ items, next })),
    failComments: () => act(async () => ofComments?.error(new BackendError('unavailable'))),
  };
}

const shown = () => screen.queryAllByText(/^Comment /).map((text) => text.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('asks for the post of its address and shows it with its comments, the oldest first', async () => {
  const { watch, watchComments, show, tell } = await visit();
  expect(watch).toHaveBeenCalledExactlyOnceWith('post-1', expect.anything());
  await show(somePost({ content: 'Who has a ladder?', commentCount: 3 }));
  screen.getByRole('heading', { name: 'Post by Ana Diaz' });
  screen.getByText('Who has a ladder?');
  expect(watchComments).toHaveBeenCalledExactlyOnceWith('post-1', expect.anything());
  expect(screen.queryByText('No comments yet.')).not.toBeInTheDocument();
  await tell([comment('three'), comment('two'), comment('one')]);
  expect(shown()).toEqual(['Comment one', 'Comment two', 'Comment three']);
  await tell([comment('four'), comment('three'), comment('two'), comment('one')]);
  expect(shown()).toEqual(['Comment one', 'Comment two', 'Comment three', 'Comment four']);
  expect(screen.queryByText('No comments yet.')).not.toBeInTheDocument();
  await tell([]);
  screen.getByText('No comments yet.');
});

it('shows the comments it knows in their order until all are there, and when they can’t be read', async () => {
  const { watchComments, show, tell, failComments, user } = await visit();
  await show(somePost({ comments: [comment('one'), comment('two')], commentCount: 3 }));
  expect(shown()).toEqual(['Comment one', 'Comment two']);
  await failComments();
  expect(shown()).toEqual(['Comment one', 'Comment two']);
  screen.getByText('The comments could not be loaded.');
  await user.click(button('Try again'));
  expect(watchComments).toHaveBeenCalledTimes(2);
  await tell([comment('three'), comment('two'), comment('one')]);
  expect(shown()).toEqual(['Comment one', 'Comment two', 'Comment three']);
  expect(screen.queryByText('The comments could not be loaded.')).not.toBeInTheDocument();
});

it('keeps a menu open that was opened on a comment before all of them were there', async () => {
  const { show, tell, user } = await visit();
  const mine = comment('mine', { authorId: 'ana', authorName: 'Ana' });
  await show(somePost({ comments: [mine], commentCount: 2 }));
  await user.click(button('More about the comment by Ana'));
  const act = await screen.findByRole('menuitem', { name: 'Delete comment' });
  await tell([comment('theirs'), mine]);
  expect(shown()).toEqual(['Comment mine', 'Comment theirs']);
  expect(act).toBeVisible();
});

it('puts earlier comments above the later ones, from the place where those end', async () => {
  const place = { opaque: 'before three' };
  const earlierComments = vi
    .fn<CommentsPort['older']>()
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValueOnce({ items: [comment('two'), comment('one')], next: null });
  const { show, tell, user, watchComments } = await visit({ older: earlierComments });
  await show(somePost({ commentCount: 4 }));
  await tell([comment('four'), comment('three')], place);
  expect(shown()).toEqual(['Comment three', 'Comment four']);
  await user.click(button('Show earlier comments'));
  screen.getByText('We could not load more.');
  await user.click(button('Show earlier comments'));
  expect(earlierComments.mock.calls).toEqual([
    ['post-1', place],
    ['post-1', place],
  ]);
  expect(shown()).toEqual(['Comment one', 'Comment two', 'Comment three', 'Comment four']);
  expect(screen.queryByRole('button', { name: 'Show earlier comments' })).not.toBeInTheDocument();
  expect(watchComments).toHaveBeenCalledTimes(1);
});

const askToDelete = async (user: { click(element: Element): Promise<void> }) => {
  await user.click(button('More about the comment by Ana'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete comment' }));
};
const deleteAsked = async (user: { click(element: Element): Promise<void> }) => {
  await askToDelete(user);
  const question = await screen.findByRole('alertdialog', { name: 'Delete this comment?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
};

it('takes a deleted comment away at once, and brings it back with the reason when that fails', async () => {
  let answer: (error: Error) => void = () => undefined;
  const deleteComment = vi
    .fn<CommentsPort['delete']>()
    .mockImplementationOnce(() => new Promise((_, reject) => (answer = reject)))
    .mockResolvedValueOnce();
  const { user, show, tell } = await visit({ delete: deleteComment });
  const post = somePost({ commentCount: 2 });
  const mine = comment('mine', { authorId: 'ana', authorName: 'Ana' });
  await show(post);
  await tell([comment('theirs'), mine]);
  expect(screen.queryByRole('button', { name: 'More about the comment by Ben' })).not.toBeInTheDocument();
  await deleteAsked(user);
  expect(shown()).toEqual(['Comment theirs']);
  expect(deleteComment).toHaveBeenCalledExactlyOnceWith(post, mine, { uid: 'ana', isAdmin: false });

  await act(async () => answer(new BackendError('unavailable')));
  expect(shown()).toEqual(['Comment mine', 'Comment theirs']);
  screen.getByText(/^Your comment could not be deleted\. We can't reach the server/);
  await user.click(button('Try again'));
  expect(shown()).toEqual(['Comment theirs']);
  expect(deleteComment).toHaveBeenCalledTimes(2);
});

it('deletes no comment that is not meant to go', async () => {
  const deleteComment = vi.fn<CommentsPort['delete']>();
  const { user, show, tell } = await visit({ delete: deleteComment });
  await show(somePost());
  await tell([comment('mine', { authorId: 'ana', authorName: 'Ana' })]);
  await askToDelete(user);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(deleteComment).not.toHaveBeenCalled();
  expect(shown()).toEqual(['Comment mine']);
});

it('lets admins delete any comment', async () => {
  const deleteComment = vi.fn<CommentsPort['delete']>().mockResolvedValue();
  const { user, show, tell } = await visit({ delete: deleteComment }, aMember({ uid: 'mo', isAdmin: true }));
  await show(somePost());
  const theirs = comment('theirs', { authorName: 'Ana' });
  await tell([theirs]);
  await deleteAsked(user);
  expect(deleteComment).toHaveBeenCalledExactlyOnceWith(somePost(), theirs, {
    uid: 'mo',
    isAdmin: true,
  });
});

it('highlights the post for two seconds once it is there', async () => {
  vi.useFakeTimers();
  const { show } = await visit();
  const isHighlighted = () => screen.getByRole('article').className.includes('ring-4');
  await act(() => vi.advanceTimersByTimeAsync(HIGHLIGHT_MS));
  await show(somePost());
  await act(() => vi.advanceTimersByTimeAsync(HIGHLIGHT_MS - 1));
  expect(isHighlighted()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isHighlighted()).toBe(false);
});

it('leads to the comment that the address names, also one that is folded away, and marks it for a while', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  // Files share the window: another one would count what this one has scrolled.
  onTestFinished(() => scrollIntoView.mockRestore());
  const { show, tell } = await visit({}, aMember(), {}, {}, '/post/post-1?comment=r1');
  await show(somePost());
  const replies = ['r5', 'r4', 'r3', 'r2', 'r1'].map((id) => comment(id, { replyTo: 'question' }));
  vi.useFakeTimers();
  await tell([...replies, comment('question')]);
  const named = document.getElementById('comment-r1');
  expect(named).toHaveTextContent('Comment r1');
  expect(named).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(named).toHaveClass('ring-4');
  await act(() => vi.advanceTimersByTimeAsync(HIGHLIGHT_MS));
  expect(named).not.toHaveClass('ring-4');
});

it('leads back to the dashboard when its post is deleted', async () => {
  const remove = vi.fn<PostsPort['delete']>().mockResolvedValue();
  const { user, show } = await visit({}, aMember(), { delete: remove });
  const mine = somePost({ authorId: 'ana' });
  await show(mine);
  await user.click(button('More about this post'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete post' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('The dashboard');
  expect(remove).toHaveBeenCalledExactlyOnceWith(mine, { uid: 'ana', isAdmin: false });
});

it('tells a post that is gone from one that is not for the reader and one that could not be read', async () => {
  const { show, fail, watch, user } = await visit();
  await show(null);
  screen.getByText('This post is no longer here.');
  await fail('permission-denied');
  screen.getByText("You can't see this post.");
  await fail('unavailable');
  screen.getByText('The posts could not be loaded.');
  expect(screen.queryByText("You can't see this post.")).not.toBeInTheDocument();
  await user.click(button('Try again'));
  expect(watch).toHaveBeenCalledTimes(2);
});

describe('a post of a group', () => {
  const inGroup = { groupId: 'chess', content: 'Bring your boards', likedBy: [] };
  const group = {
    ...{ groupId: 'chess', name: 'Chess', description: '', createdBy: 'ben', schoolId: 'maple' },
    ...{ memberCount: 2, createdAt: new Date(0) },
  };
  async function open() {
    let ofGroup: Observer<Group | null> | undefined;
    const watchGroup = vi.fn<GroupsPort['watch']>((_, observer) => {
      ofGroup = observer;
      return () => undefined;
    });
    const visited = await visit({}, aMember(), {}, { watch: watchGroup });
    const tellGroup = (archivedAt: Date | null, fields: Partial<Group> = {}) =>
      act(async () => ofGroup?.next(v.parse(groupSchema, { ...group, archivedAt, ...fields })));
    return { ...visited, watchGroup, tellGroup };
  }
  const field = () => screen.queryByRole('textbox');

  it('that is archived can’t be commented on or liked, and says so, as long as it is archived', async () => {
    const { show, tell, tellGroup } = await open();
    await show(somePost(inGroup));
    await tell([]);
    await tellGroup(new Date(2026, 4, 3));
    screen.getByText(/^The group of this post was archived on .*3/);
    expect(field()).toBeNull();
    expect(screen.getByRole('button', { name: /^Like/ }).getAttribute('aria-disabled')).toBe('true');
    await tellGroup(null);
    expect(screen.queryByText(/archived/)).toBeNull();
    expect(field()).not.toBeNull();
  });

  it.each([
    ['who has created it', { createdBy: 'ana' }, true],
    ['a helper', { helpers: ['ana'] }, true],
    ['another member', {}, false],
  ])('can be pinned by %s, once the group is known', async (_, fields, may) => {
    const { user, show, tell, tellGroup } = await open();
    await show(somePost(inGroup));
    await tell([]);
    await tellGroup(null, fields);
    await user.click(screen.getByRole('button', { name: 'More about this post' }));
    await screen.findByRole('menuitem', { name: 'Copy link' });
    expect(screen.queryAllByRole('menuitem', { name: 'Pin on top…' })).toHaveLength(may ? 1 : 0);
  });

  it('is shown before anybody knows about its group, and a post of the school asks for none', async () => {
    const { show, tell, watchGroup } = await open();
    await show(somePost());
    await tell([]);
    expect(watchGroup).not.toHaveBeenCalled();
    await show(somePost(inGroup));
    expect(watchGroup.mock.calls[0]?.[0]).toBe('chess');
    screen.getByText('Bring your boards');
    expect(field()).not.toBeNull();
  });
});
