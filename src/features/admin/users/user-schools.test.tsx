import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { AdminPort } from '@/backend/ports/admin';
import { aUser } from '@/backend/testing';
import { inWaitingTime, pass, renderForAdmin } from './testing';
import { UserSchools } from './user-schools';

inWaitingTime();

const rita = aUser({
  uid: 'rita',
  firstName: 'Rita',
  schools: [{ schoolId: 'oak', schoolName: 'Oak School' }],
  schoolIds: ['oak'],
  approvedSchools: ['oak'],
});

async function open(calls: Partial<AdminPort>, posts: 'Keep' | 'Delete') {
  const page = await renderForAdmin(<UserSchools user={rita} name="Rita" />, calls);
  await page.user.click(screen.getByRole('button', { name: 'Remove Rita from Oak School' }));
  await page.user.click(await screen.findByLabelText(`${posts} their posts`));
  await page.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Rita will be removed from Oak School.')).toBeInTheDocument();
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
  expect(
    await screen.findByText('Rita was removed from Oak School and 3 posts were deleted.'),
  ).toBeInTheDocument();
});

it.each(['Undo', 'Undo: Remove Rita from Oak School'])('removes nobody after %s', async (button) => {
  const removeMember = vi.fn<AdminPort['removeMember']>().mockResolvedValue();
  const { user } = await open({ removeMember }, 'Keep');
  await user.click(screen.getByRole('button', { name: button }));
  await pass(60_000);
  expect(removeMember).not.toHaveBeenCalled();
  // The button is another one than before; focus is on it all the same.
  expect(screen.getByRole('button', { name: 'Remove Rita from Oak School' })).toHaveFocus();
});

it('says which part failed, and goes on from there', async () => {
  const removeMember = vi.fn<AdminPort['removeMember']>().mockResolvedValue();
  const deletePostsOf = vi
    .fn<AdminPort['deletePostsOf']>()
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValue(2);
  const { user } = await open({ removeMember, deletePostsOf }, 'Delete');
  await pass(11_000);
  expect(
    await screen.findByText(/^Rita was removed, but not all their posts could be deleted/),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/2 posts were deleted/)).toBeInTheDocument();
});

it('says that nobody was removed when that failed', async () => {
  const removeMember = vi.fn<AdminPort['removeMember']>().mockRejectedValue(new BackendError('unavailable'));
  await open({ removeMember }, 'Keep');
  await pass(11_000);
  expect(
    await screen.findByText(/^Rita could not be removed\. We can't reach the server/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Rita from Oak School' })).toBeInTheDocument();
});

it('keeps the reason of whoever does not show that it is them', async () => {
  const removeMember = vi.fn<AdminPort['removeMember']>().mockResolvedValue();
  const old = { isSignInRecent: async () => false };
  const { user } = await renderForAdmin(<UserSchools user={rita} name="Rita" />, { removeMember }, old);
  const remove = () => user.click(screen.getByRole('button', { name: 'Remove Rita from Oak School' }));
  await remove();
  await user.type(await screen.findByLabelText(/^Reason/), 'Moved away');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByLabelText(/^Password of/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await pass(60_000);
  expect(removeMember).not.toHaveBeenCalled();
  await remove();
  expect(await screen.findByLabelText(/^Reason/)).toHaveValue('Moved away');
});
