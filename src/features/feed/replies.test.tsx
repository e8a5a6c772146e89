import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import type { Cursor, Observer, Page } from '@/backend/live';
import type { CommentsPort } from '@/backend/ports/comments';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { type Comment, newComment } from '@/domain/entities/post';
import { forgetDrafts } from '@/features/drafts';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { SessionProvider } from '@/features/session';
import { Guarded } from '@/features/session/testing';
import type { FeedOptions } from './model/feed-options';
import { somePost } from './model/some-post';
import { CommentList } from './post/comment-list';
import { Comments } from './post/comments';

afterEach(forgetDrafts);

const post = somePost({ schoolId: 'oak' });
const say = (id: string, name: string, replyTo: string | null = null): Comment => ({
  ...newComment({
    ...{ id, authorId: name.toLowerCase(), authorName: name, profilePicUrl: null },
    ...{ content: `Words of ${id}`, replyTo },
  }),
  createdAt: new Date(0),
});

async function open({
  kind = 'firebase' as Backend['kind'],
  uid = 'me',
  create = vi.fn<CommentsPort['create']>().mockResolvedValue(),
  options = {} as FeedOptions,
} = {}) {
  let comments: Observer<Page<Comment>> | undefined;
  const watchNewest: CommentsPort['watchNewest'] = (_, observer) => {
    comments = observer;
    return () => undefined;
  };
  const { auth, users } = fakeAccount(aUser({ uid, approvedSchools: ['oak'] }));
  const server = aServer();
  const { user, unmount } = await renderWithBackend(
    <SessionProvider>
      <OfflineProvider>
        <Guarded>
          <Comments post={post} options={options} />
        </Guarded>
      </OfflineProvider>
    </SessionProvider>,
    { ...fakeBackend({ auth, users, connection: server, comments: { watchNewest, create } }), kind },
  );
  /** Oldest first, as they were written. */
  const tell = (items: readonly Comment[], next: Cursor | null = null) =>
    act(async () => comments?.next({ items: items.toReversed(), next }));
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Write a comment');
  const reply = (name: string) => user.click(screen.getByRole('button', { name: `Reply to ${name}` }));
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  return { user, unmount, server, tell, box, reply, send, create };
}

/** Words of the comments, those of replies behind their comment's. */
const threads = () =>
  [...(screen.getAllByRole('list')[0] as HTMLElement).children].map((item) =>
    [...item.querySelectorAll('[dir=auto]')].map((words) => words.textContent).join(' > '),
  );
const replying = () => screen.queryByText(/^(Replying to|The comment you were)/)?.textContent;

it('shows replies below their comments, in lists of their own', async () => {
  const { tell } = await open();
  await tell([
    say('a', 'Ana'),
    say('b', 'Ben'),
    say('c', 'Cleo', 'a'),
    say('d', 'Dan', 'b'),
    say('e', 'Ben', 'a'),
  ]);
  expect(threads()).toEqual(['Words of a > Words of c > Words of e', 'Words of b > Words of d']);
  const [, first] = screen.getAllByRole('list');
  expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('In reply to an earlier comment')).not.toBeInTheDocument();
});

it('says of a reply that stands alone what it is', async () => {
  const { tell } = await open();
  await tell([say('a', 'Ana'), say('b', 'Ben', 'gone')]);
  expect(threads()).toEqual(['Words of a', 'Words of b']);
  const [first, second] = screen.getAllByRole('listitem');
  expect(second).toHaveTextContent('In reply to an earlier comment');
  expect(first).not.toHaveTextContent('In reply');
});

it('folds all but the newest three of many replies', async () => {
  const { user, tell } = await open();
  await tell([say('a', 'Ana'), ...['b', 'c', 'd', 'e', 'f'].map((id) => say(id, 'Ben', 'a'))]);
  const shown = () => screen.queryAllByText(/^Words of [b-f]$/).map(({ textContent }) => textContent?.at(-1));
  expect(shown()).toEqual(['d', 'e', 'f']);
  const more = screen.getByRole('button', { name: 'Show 2 earlier replies' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(shown()).toEqual(['b', 'c', 'd', 'e', 'f']);
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(shown()).toEqual(['d', 'e', 'f']);
});

it('writes a reply to a comment, which stands there before it is sent', async () => {
  const { user, server, tell, box, reply, send, create } = await open();
  await tell([say('a', 'Ana'), say('b', 'Ben')]);
  await reply('Ana');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  expect(replying()).toBe('Replying to Ana');
  await server.become('offline');
  await user.paste('I do');
  await send();
  expect(replying()).toBeUndefined();
  expect(threads()).toEqual(['Words of a > I do', 'Words of b']);
  await server.become('online');
  expect(create.mock.lastCall?.[1]).toMatchObject({ content: 'I do', replyTo: 'a', mentions: {} });
});

it('calls whoever wrote a reply by name, and answers the comment of both', async () => {
  const { user, tell, box, reply, send, create } = await open();
  await tell([say('a', 'Ana'), say('b', 'Ben', 'a')]);
  await reply('Ben');
  expect(replying()).toBe('Replying to Ben');
  expect(box()).toHaveValue('@Ben ');
  expect(box().selectionStart).toBe(5);
  await user.type(box(), 'me too');
  await reply('Ana');
  expect(replying()).toBe('Replying to Ana');
  expect(box()).toHaveValue('me too');
  await reply('Ben');
  await send();
  await vi.waitFor(() =>
    expect(create.mock.lastCall?.[1]).toMatchObject({
      ...{ content: '@Ben me too', replyTo: 'a', mentions: { ben: 'Ben' } },
    }),
  );
});

it('does not call its own author', async () => {
  const { tell, box, reply } = await open({ uid: 'ben' });
  await tell([say('a', 'Ana'), say('b', 'Ben', 'a')]);
  await reply('Ben');
  expect(box()).toHaveValue('');
});

it('is a comment of its own again when one wants so', async () => {
  const { user, tell, box, reply, send, create } = await open();
  await tell([say('a', 'Ana'), say('b', 'Ben', 'a')]);
  await reply('Ben');
  await user.type(box(), 'hello');
  await user.click(screen.getByRole('button', { name: 'Write a new comment instead' }));
  expect(replying()).toBeUndefined();
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('hello');
  await send();
  expect(create.mock.lastCall?.[1]).toMatchObject({ content: 'hello', replyTo: null, mentions: {} });
});

it('is a draft with what it answers', async () => {
  const first = await open({ uid: 'stays' });
  await first.tell([say('a', 'Ana')]);
  await first.reply('Ana');
  first.unmount();
  const { tell } = await open({ uid: 'stays' });
  await tell([say('a', 'Ana')]);
  expect(replying()).toBe('Replying to Ana');
});

it('is a comment of its own when what it answers has gone, and says so', async () => {
  const { user, tell, box, reply, send, create } = await open();
  await tell([say('a', 'Ana'), say('b', 'Ben')]);
  await reply('Ana');
  await user.type(box(), 'I do');
  // It may be among the earlier ones.
  await tell([say('b', 'Ben')], {} as Cursor);
  expect(replying()).toBe('Replying to Ana');
  await tell([say('b', 'Ben')]);
  expect(replying()).toMatch(/no longer here\. This will be a comment of its own\.$/);
  await send();
  expect(create.mock.lastCall?.[1]).toMatchObject({ content: 'I do', replyTo: null });
});

it('comes back as a reply when it is not to be sent', async () => {
  const { user, server, tell, box, reply, send } = await open();
  await tell([say('a', 'Ana')]);
  await server.become('offline');
  await reply('Ana');
  await user.paste('I do');
  await send();
  await user.click(screen.getByRole('button', { name: "Don't send" }));
  expect(box()).toHaveValue('I do');
  expect(replying()).toBe('Replying to Ana');
});

it.each([
  ['the demo', { kind: 'demo' as const }],
  ['a look from outside', { options: { readOnly: true } }],
])('can’t be written in %s', async (_where, wishes) => {
  const { tell } = await open(wishes);
  await tell([say('a', 'Ana')]);
  screen.getByText('Words of a');
  expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
});

it('is marked among the newest that stand on the post, all at one level', async () => {
  const { auth, users } = fakeAccount(aUser({ uid: 'me', approvedSchools: ['oak'] }));
  await renderWithBackend(
    <SessionProvider>
      <Guarded>
        <CommentList comments={[say('a', 'Ana'), say('b', 'Ben', 'a')]} post={post} options={{}} />
      </Guarded>
    </SessionProvider>,
    fakeBackend({ auth, users }),
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(second as HTMLElement).getByText('reply')).toBeInTheDocument();
  expect(within(first as HTMLElement).queryByText('reply')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
});
