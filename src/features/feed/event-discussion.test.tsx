import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { BackendError } from '@/backend/errors';
import type { Observer, Page } from '@/backend/live';
import type { CommentsPort } from '@/backend/ports/comments';
import type { CommunityPort } from '@/backend/ports/community';
import type { PostsPort } from '@/backend/ports/posts';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { type Comment, EVENT_DISCUSSIONS, newComment, type Post } from '@/domain/entities/post';
import { eventDiscussionId } from '@/domain/event-discussion';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { SessionProvider } from '@/features/session';
import { Guarded } from '@/features/session/testing';
import { DiscussionHost } from './discussion-host';
import { EventDiscussion, type EventDiscussionProps } from './event-discussion';
import { somePost } from './model/some-post';
import { PostPage } from './post-page';

beforeAll(() => import('./post/comment-menu'));

afterEach(() => sessionStorage.clear());

const ID = eventDiscussionId('e1');
const discussion = (wishes: Partial<Post> = {}) =>
  somePost({
    ...{ id: ID, groupId: EVENT_DISCUSSIONS, schoolId: 'oak', content: 'Book swap', authorId: 'hana' },
    ...wishes,
  });
const said = (id: string, wishes: Partial<Comment> = {}): Comment => ({
  ...newComment({
    ...{ id, authorId: 'ben', authorName: 'Ben', profilePicUrl: null, content: `Comment ${id}` },
    ...wishes,
  }),
  createdAt: new Date(0),
});

let people = 0;

interface Wishes extends Omit<EventDiscussionProps, 'eventId'> {
  kind?: Backend['kind'];
  calls?: Partial<CommentsPort>;
  community?: Partial<CommunityPort>;
  route?: string;
}

async function visit({ kind = 'firebase', calls, community, route = '/events/e1', ...options }: Wishes = {}) {
  let ofPost: Observer<Post | null> | undefined;
  let ofComments: Observer<Page<Comment>> | undefined;
  const watch = vi.fn<PostsPort['watch']>((_, observer) => {
    ofPost = observer;
    return () => undefined;
  });
  const watchNewest = vi.fn<CommentsPort['watchNewest']>((_, observer) => {
    ofComments = observer;
    return () => undefined;
  });
  // Drafts are kept by person: each test has its own.
  people += 1;
  const me = aUser({ uid: `guest-${people}`, approvedSchools: ['oak'] });
  const { auth, users } = fakeAccount(me);
  const { user } = await renderWithBackend(
    <SessionProvider>
      <OfflineProvider>
        <Guarded>
          <Routes>
            <Route path="/post/:postId" element={<PostPage />} />
            <Route
              path="/events/:eventId"
              element={
                <>
                  <p>
                    By <DiscussionHost eventId="e1" otherwise="somebody" />
                  </p>
                  <EventDiscussion eventId="e1" {...options} />
                </>
              }
            />
          </Routes>
        </Guarded>
      </OfflineProvider>
    </SessionProvider>,
    {
      ...fakeBackend({
        ...{ auth, users, connection: aServer(), posts: { watch }, comments: { watchNewest, ...calls } },
        ...(community && { community }),
      }),
      kind,
    },
    { route },
  );
  return {
    ...{ user, me, watch, watchNewest },
    show: (post: Post | null) => act(async () => ofPost?.next(post)),
    fail: () => act(async () => ofPost?.error(new BackendError('unavailable'))),
    tell: (...items: Comment[]) => act(async () => ofComments?.next({ items, next: null })),
  };
}

const shown = () => screen.queryAllByText(/^Comment /).map((text) => text.textContent);
const box = () => screen.queryByLabelText<HTMLTextAreaElement>('Write a comment');

it('shows what is said about the event, the oldest first, each with its replies, and the form', async () => {
  const { watch, watchNewest, show, tell } = await visit();
  const part = screen.getByRole('region', { name: 'Comments' });
  within(part).getByRole('status');
  expect(watch).toHaveBeenCalledExactlyOnceWith(ID, expect.anything());
  await show(discussion());
  expect(watchNewest).toHaveBeenCalledExactlyOnceWith(ID, expect.anything());
  await tell(said('three', { replyTo: 'one' }), said('two'), said('one'));
  expect(shown()).toEqual(['Comment one', 'Comment three', 'Comment two']);
  await tell();
  within(part).getByText('No comments yet.');
  expect(box()).toBeEnabled();
  // It hangs at a post, which is nothing to look at or to like.
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByText('Book swap')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /like/i })).not.toBeInTheDocument();
});

it('says that comments open in a moment, and goes on by itself', async () => {
  const { show, tell } = await visit();
  await show(null);
  screen.getByText('Comments open in a moment.');
  expect(box()).not.toBeInTheDocument();
  await show(discussion());
  await tell(said('one'));
  expect(screen.queryByText('Comments open in a moment.')).not.toBeInTheDocument();
  expect(shown()).toEqual(['Comment one']);
});

it('says who announced the event, by what is read of its comments in any case', async () => {
  const { show, fail, watch } = await visit();
  screen.getByText('…');
  await show(null);
  screen.getByText('By somebody');
  await show(discussion({ authorName: 'Hana Ito' }));
  expect(screen.getByRole('link', { name: 'Hana Ito' })).toHaveAttribute('href', '/profile/hana');
  expect(watch).toHaveBeenCalledOnce();
  // What was read last stays, whatever comes.
  await fail();
  expect(screen.getByRole('link', { name: 'Hana Ito' })).toBeInTheDocument();
});

it('sends a comment, with whom it answers, and keeps what was typed', async () => {
  const create = vi.fn<CommentsPort['create']>().mockResolvedValue();
  const { user, show, tell } = await visit({ calls: { create } });
  await show(discussion());
  await tell(said('one'));
  await user.click(screen.getByRole('button', { name: 'Reply to Ben' }));
  await user.paste('I bring two');
  await show(discussion({ commentCount: 1 }));
  expect(box()).toHaveValue('I bring two');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(create).toHaveBeenCalledExactlyOnceWith(
      ID,
      expect.objectContaining({ content: 'I bring two', replyTo: 'one' }),
    ),
  );
});

it('lets a comment of one’s own be deleted, and others’ be reported', async () => {
  const remove = vi.fn<CommentsPort['delete']>().mockResolvedValue();
  const { user, me, show, tell } = await visit({ calls: { delete: remove } });
  await show(discussion());
  const mine = said('mine', { authorId: me.uid, authorName: 'Ana' });
  await tell(said('theirs'), mine);
  await user.click(screen.getByRole('button', { name: 'More about the comment by Ben' }));
  await screen.findByRole('menuitem', { name: 'Report…' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More about the comment by Ana' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete comment' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledExactlyOnceWith(discussion(), mine, { uid: me.uid, isAdmin: false });
  expect(shown()).toEqual(['Comment theirs']);
});

it('says that it could not be loaded, and tries again', async () => {
  const { user, watch, fail, show, tell } = await visit();
  await fail();
  screen.getByText('The comments could not be loaded.');
  expect(screen.queryByText('Comments open in a moment.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(watch).toHaveBeenCalledTimes(2);
  await show(discussion());
  await tell(said('one'));
  expect(shown()).toEqual(['Comment one']);
  expect(screen.queryByText('The comments could not be loaded.')).not.toBeInTheDocument();
});

it.each([
  ['in the demo', { kind: 'demo' as const }],
  ['for whoever is only looking', { readOnly: true }],
])('can be read and not written %s', async (_where, wishes) => {
  const { show, tell } = await visit(wishes);
  await show(discussion());
  await tell(said('one'));
  expect(shown()).toEqual(['Comment one']);
  expect(box()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
});

it('says why somebody who is paused can’t write, and shows what others say', async () => {
  const until = addDays(new Date(), 2);
  const watchPause: CommunityPort['watchPause'] = (userId, schoolId, observer) => {
    observer.next({ userId, schoolId, until, caseId: 'c' });
    return () => undefined;
  };
  const { show, tell } = await visit({ community: { watchPause } });
  await show(discussion());
  await tell(said('one'));
  expect(shown()).toEqual(['Comment one']);
  expect(box()).toBeDisabled();
  expect(box()).toHaveAccessibleDescription(/you can't comment at the moment/);
});

it('is where an address of its post leads', async () => {
  await visit({ route: `/post/${ID}` });
  screen.getByRole('region', { name: 'Comments' });
});

describe('a message of the host to everybody who comes', () => {
  const tellAll = () => screen.queryByRole('checkbox', { name: /Tell everybody who is coming/ });
  const asHost = async (calls: Partial<CommentsPort>) => {
    const page = await visit({ calls });
    await page.show(discussion({ authorId: page.me.uid }));
    await page.tell(said('one'));
    return page;
  };

  it('is offered to the host alone, and in no answer', async () => {
    const { show, tell } = await visit();
    await show(discussion());
    await tell(said('one'));
    expect(tellAll()).not.toBeInTheDocument();
    const { user } = await asHost({});
    expect(tellAll()).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Reply to Ben' }).at(-1) as HTMLElement);
    expect(tellAll()).not.toBeInTheDocument();
  });

  it('is sent as one, and marked; the next comment is none', async () => {
    const create = vi.fn<CommentsPort['create']>().mockResolvedValue();
    const { user, tell } = await asHost({ create });
    await user.click(tellAll() as HTMLElement);
    expect(tellAll()).toBeChecked();
    await user.type(box() as HTMLElement, 'Bring rain coats');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(create).toHaveBeenCalledExactlyOnceWith(
        ID,
        expect.objectContaining({ content: 'Bring rain coats', toGuests: true }),
      ),
    );
    expect(tellAll()).not.toBeChecked();
    // Also where it is on its way.
    expect(await screen.findAllByText('To everybody who is coming')).toHaveLength(1);
    await tell(said('two', { toGuests: true }));
    expect(screen.getAllByText('To everybody who is coming')).toHaveLength(2);
  });

  it('comes back whole where it could not be sent', async () => {
    const create = vi.fn<CommentsPort['create']>().mockRejectedValue(new BackendError('daily-limit'));
    const { user } = await asHost({ create });
    await user.click(tellAll() as HTMLElement);
    await user.type(box() as HTMLElement, 'Bring rain coats');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(box()).toHaveValue('Bring rain coats'));
    expect(tellAll()).toBeChecked();
  });
});
