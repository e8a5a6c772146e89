import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AdminPort } from '@/backend/admin-port';
import { BackendError } from '@/backend/errors';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SessionProvider, useSession } from '@/features/session';
import { commitAll } from '@/ui/undoable';
import { UserSchools } from './user-schools';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
  await commitAll();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rita = aUser({
  uid: 'rita',
  firstName: 'Rita',
  schools: [{ schoolId: 'oak', schoolName: 'Oak School', inviteCode: null }],
  schoolIds: ['oak'],
  approvedSchools: ['oak'],
});

const Guarded = () => (useSession().status === 'signed-in' ? <UserSchools user={rita} name="Rita" /> : null);

async function open(calls: Partial<AdminPort>, posts: 'Keep' | 'Delete') {
  const { auth, users } = fakeAccount(aUser({ uid: 'ada', isAdmin: true }));
  const page = await renderWithBackend(
    <SessionProvider>
      <Guarded />
    </SessionProvider>,
    { ...fakeBackend({ auth, users }), admin: () => Promise.resolve(calls as AdminPort) },
  );
  await page.user.click(screen.getByRole('button', { name: 'Remove Rita from Oak School' }));
  await page.user.click(await screen.findByLabelText(`${posts} their posts`));
  await page.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Rita will be removed from Oak School.')).toBeTruthy();
  return page;
}

it('removes after ten seconds, with the posts', async () => {
  const removeMember = vi.fn<AdminPort['removeMember']>().mockResolvedValue();
  const deletePostsOf = vi.fn<AdminPort['deletePostsOf']>().mockResolvedValue(3);
  await open({ removeMember, deletePostsOf }, 'Delete');
  await pass(9_000);
  expect(removeMember).not.toHaveBeenCalled();
  await pass(1_500);
  expect(removeMember).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Rita was removed from Oak School and 3 posts were deleted.')).toBeTruthy();
});

it.each(['Undo', 'Undo: Remove Rita from Oak School'])('removes nobody after %s', async (button) => {
  const removeMember = vi.fn<AdminPort['removeMember']>().mockResolvedValue();
  const { user } = await open({ removeMember }, 'Keep');
  await user.click(screen.getByRole('button', { name: button }));
  await pass(60_000);
  expect(removeMember).not.toHaveBeenCalled();
  // The button is another one than before; focus is on it all the same.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Rita from Oak School' }));
});

it('says which part failed, and goes on from there', async () => {
  const removeMember = vi.fn<AdminPort['removeMember']>().mockResolvedValue();
  const deletePostsOf = vi
    .fn<AdminPort['deletePostsOf']>()
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValue(2);
  const { user } = await open({ removeMember, deletePostsOf }, 'Delete');
  await pass(11_000);
  expect(await screen.findByText(/^Rita was removed, but not all posts could be deleted/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/2 posts were deleted/)).toBeTruthy();
});

it('says that nobody was removed when that failed', async () => {
  const removeMember = vi.fn<AdminPort['removeMember']>().mockRejectedValue(new BackendError('unavailable'));
  await open({ removeMember }, 'Keep');
  await pass(11_000);
  expect(await screen.findByText(/^Rita could not be removed\. We can't reach the server/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Rita from Oak School' })).toBeTruthy();
});
