import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { BackendError } from '@/backend/errors';
import type { Observer, Page } from '@/backend/live';
import type { CommentsPort } from '@/backend/ports/comments';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { Comment } from '@/domain/entities/post';
import { MAX_COMMENT } from '@/domain/limits';
import { OfflineProvider } from '@/features/offline';
import { aServer, OnTheWay } from '@/features/offline/testing';
import { SessionProvider, useSession } from '@/features/session';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { somePost } from './model/some-post';
import { Comments } from './post/comments';

afterEach(() => sessionStorage.clear());

const Guarded = () =>
  useSession().status === 'signed-in' && <Comments post={somePost({ schoolId: 'oak' })} options={{}} />;

let people = 0;

async function visit(calls: Partial<CommentsPort> = {}, kind: Backend['kind'] = 'firebase') {
  let comments: Observer<Page<Comment>> | undefined;
  const watchNewest: CommentsPort['watchNewest'] = (_, observer) => {
    comments = observer;
    return () => undefined;
  };
  // Drafts and what waits to be sent are kept by person: each test has its own.
  people += 1;
  const uid = `writer-${people}`;
  const { auth, users } = fakeAccount(aUser({ uid, approvedSchools: ['oak'] }));
  const server = aServer();
  const port = { watchNewest, ...calls };
  const { user } = await renderWithBackend(
    <SessionProvider>
      <OfflineProvider>
        <Guarded />
      </OfflineProvider>
    </SessionProvider>,
    { ...fakeBackend({ auth, users, connection: server, comments: port }), kind },
  );
  const tell = (...items: Comment[]) => act(async () => comments?.next({ items, next: null }));
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Write a comment');
  const send = async (text: string) => {
    await user.click(box());
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
  };
  const mine = (content: string): Comment => ({
    id: 'mine',
    authorId: uid,
    authorName: 'Ana',
    profilePicUrl: null,
    content,
    createdAt: new Date(0),
    ...{ replyTo: null, toGuests: false, mentions: {}, editedAt: null },
  });
  return { user, uid, server, tell, box, send, mine };
}

it('sends a comment once and leaves room for the next', async () => {
  const create = vi.fn<CommentsPort['create']>().mockResolvedValue();
  const { uid, tell, box, send } = await visit({ create });
  await tell();
  await send('   ');
  expect(create).not.toHaveBeenCalled();
  await send('  I have a ladder ');
  // What sends it is fetched with the first that is sent.
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create).toHaveBeenCalledExactlyOnceWith(
    'post-1',
    expect.objectContaining({
      id: expect.any(String),
      content: 'I have a ladder',
      author: expect.objectContaining({ uid }),
    }),
  );
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  // Nothing of it may come back with the draft.
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ladder');
});

it('gives back what is refused in front of what was written since, and sends both on another try', async () => {
  let answer: (error: Error) => void = () => undefined;
  const create = vi
    .fn<CommentsPort['create']>()
    .mockImplementationOnce(() => new Promise((_, reject) => (answer = reject)))
    .mockResolvedValueOnce();
  const { user, tell, box, send } = await visit({ create });
  await tell();
  await send('First');
  await user.paste('Second');
  await act(async () => answer(new BackendError('permission-denied')));
  expect(box()).toHaveValue('First\n\nSecond');
  screen.getByText(/^Your comment could not be sent\. It is back where you wrote it\. You are not allowed/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(create.mock.lastCall?.[1]).toMatchObject({ content: 'First\n\nSecond' });
  expect(create.mock.lastCall?.[1].id).not.toBe(create.mock.calls[0]?.[1].id);
  expect(box()).toHaveValue('');
});

it('is a draft until it is sent off, and the outbox’s from then on', async () => {
  const send = vi.fn(() => new Promise<never>(() => undefined));
  const { user } = await renderSignedIn(
    <OnTheWay calls={{ send }}>
      <Comments post={somePost({ schoolId: 'oak' })} options={{}} />
    </OnTheWay>,
    { comments: { watchNewest: () => () => undefined } },
    aMember({ uid: 'kept' }),
  );
  await user.type(screen.getByLabelText('Write a comment'), 'A ladder');
  expect(JSON.stringify({ ...sessionStorage })).toContain('ladder');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    ...{ kind: 'comment', id: expect.any(String), postId: 'post-1', schoolId: 'oak', content: 'A ladder' },
    ...{ replyTo: null, toGuests: false, mentions: {} },
    since: expect.any(Date),
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ladder');
});

it('is shown below the others with what it waits for, and comes back when it is not to be sent', async () => {
  const create = vi.fn<CommentsPort['create']>().mockResolvedValue();
  const { user, server, tell, box, send, mine } = await visit({ create });
  await tell({ ...mine('An earlier one'), id: 'earlier' });
  await server.become('offline');
  await send('A ladder');
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    expect.stringContaining('An earlier one'),
    expect.stringMatching(/Waiting to send.*A ladder/),
  ]);
  await user.click(screen.getByRole('button', { name: "Don't send" }));
  expect(box()).toHaveValue('A ladder');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await server.become('online');
  expect(create).not.toHaveBeenCalled();
});

it('is there once when the server shows it, too', async () => {
  const create = vi.fn<CommentsPort['create']>().mockResolvedValue();
  const { tell, send, mine } = await visit({ create });
  await tell();
  await send('A ladder');
  expect(screen.getAllByText('A ladder')).toHaveLength(1);
  await tell({ ...mine('A ladder'), id: create.mock.lastCall?.[1].id ?? '' });
  expect(screen.getAllByText('A ladder')).toHaveLength(1);
  expect(screen.queryByText('Sending...')).not.toBeInTheDocument();
});

it('says how much is too much, and does not send it', async () => {
  const create = vi.fn<CommentsPort['create']>();
  const { tell, send, box } = await visit({ create });
  await tell();
  await send('x'.repeat(MAX_COMMENT + 1));
  expect(create).not.toHaveBeenCalled();
  expect(box()).toHaveAttribute('aria-invalid', 'true');
});

it('has no form in the demo, where nothing can be deleted, too', async () => {
  const { tell, mine } = await visit({}, 'demo');
  await tell(mine('Hello'));
  screen.getByText('Hello');
  expect(screen.queryByLabelText('Write a comment')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Delete the comment/ })).not.toBeInTheDocument();
});

it('says when a day holds no more comments, and gives back what was typed', async () => {
  const reached = new BackendError('daily-limit', { retryAt: new Date('2027-03-02T12:00:00Z') });
  const create = vi.fn<CommentsPort['create']>().mockRejectedValue(reached);
  const { tell, box, send } = await visit({ create });
  await tell();
  await send('I have a ladder');
  await screen.findByText(/That is as much as one day allows\. You can go on from .*Mar 2, 2027/);
  expect(box()).toHaveValue('I have a ladder');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
