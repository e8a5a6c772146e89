import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { BackendError } from '@/backend/errors';
import type { PostsPort } from '@/backend/feed-ports';
import type { Observer, Page } from '@/backend/live';
import { aConnection, aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { Comment } from '@/domain/entities/post';
import { MAX_COMMENT } from '@/domain/limits';
import { OfflineProvider } from '@/features/offline';
import { OnTheWay } from '@/features/offline/testing';
import { SessionProvider, useSession } from '@/features/session';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { somePost } from './model/some-post';
import { Comments } from './post/comments';

afterEach(() => sessionStorage.clear());

const Guarded = () =>
  useSession().status === 'signed-in' && <Comments post={somePost({ schoolId: 'oak' })} options={{}} />;

let people = 0;

async function visit(calls: Partial<PostsPort> = {}, kind: Backend['kind'] = 'firebase') {
  let comments: Observer<Page<Comment>> | undefined;
  const watchComments: PostsPort['watchComments'] = (_, observer) => {
    comments = observer;
    return () => undefined;
  };
  // Drafts and what waits to be sent are kept by person: each test has its own.
  people += 1;
  const uid = `writer-${people}`;
  const { auth, users } = fakeAccount(aUser({ uid, approvedSchools: ['oak'] }));
  const connection = { ...aConnection, settled: () => new Promise<never>(() => undefined) };
  let id = 0;
  const posts = { watchComments, newId: () => `new-${++id}`, ...calls };
  const { user } = await renderWithBackend(
    <SessionProvider>
      <OfflineProvider>
        <Guarded />
      </OfflineProvider>
    </SessionProvider>,
    { ...fakeBackend({ auth, users, connection, posts }), kind },
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
  });
  return { user, uid, tell, box, send, mine };
}

it('sends a comment once and leaves room for the next', async () => {
  const addComment = vi.fn<PostsPort['addComment']>().mockResolvedValue();
  const { uid, tell, box, send } = await visit({ addComment });
  await tell();
  await send('   ');
  expect(addComment).not.toHaveBeenCalled();
  await send('  I have a ladder ');
  expect(addComment).toHaveBeenCalledExactlyOnceWith(
    'post-1',
    expect.objectContaining({
      id: 'new-1',
      content: 'I have a ladder',
      author: expect.objectContaining({ uid }),
    }),
  );
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  // Nothing of it may come back with the draft.
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ladder');
});

it('gives back what is refused in front of what was written since, and sends both on another try', async () => {
  let answer: (error: Error) => void = () => undefined;
  const addComment = vi
    .fn<PostsPort['addComment']>()
    .mockImplementationOnce(() => new Promise((_, reject) => (answer = reject)))
    .mockResolvedValueOnce();
  const { user, tell, box, send } = await visit({ addComment });
  await tell();
  await send('First');
  await user.paste('Second');
  await act(async () => answer(new BackendError('permission-denied')));
  expect(box().value).toBe('First\n\nSecond');
  screen.getByText(/^Your comment could not be sent\. It is back where you wrote it\. You are not allowed/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(addComment.mock.lastCall?.[1]).toMatchObject({ id: 'new-2', content: 'First\n\nSecond' });
  expect(box().value).toBe('');
});

it('keeps nothing of a comment that the device keeps until it is sent', async () => {
  const stop = () => undefined;
  const send = vi.fn((_waiting: unknown, { kept }: { kept?: () => void } = {}) => {
    kept?.();
    return new Promise<boolean>(stop);
  });
  const { user } = await renderSignedIn(
    <OnTheWay calls={{ send }}>
      <Comments post={somePost({ schoolId: 'oak' })} options={{}} />
    </OnTheWay>,
    { posts: { watchComments: () => stop, newId: () => 'new-1' } },
    aMember({ uid: 'kept' }),
  );
  await user.type(screen.getByLabelText('Write a comment'), 'A ladder');
  expect(JSON.stringify({ ...sessionStorage })).toContain('ladder');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send.mock.calls[0]?.[0]).toEqual({
    ...{ kind: 'comment', id: 'new-1', postId: 'post-1', schoolId: 'oak', content: 'A ladder' },
    since: expect.any(Date),
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ladder');
});

it('says how much is too much, and does not send it', async () => {
  const addComment = vi.fn<PostsPort['addComment']>();
  const { tell, send, box } = await visit({ addComment });
  await tell();
  await send('x'.repeat(MAX_COMMENT + 1));
  expect(addComment).not.toHaveBeenCalled();
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

it('has no form in the demo, where nothing can be deleted, too', async () => {
  const { tell, mine } = await visit({}, 'demo');
  await tell(mine('Hello'));
  screen.getByText('Hello');
  expect(screen.queryByLabelText('Write a comment')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete the comment/ })).toBeNull();
});
