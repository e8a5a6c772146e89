import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { AdminPort } from '@/backend/ports/admin';
import type { AuthPort } from '@/backend/ports/auth';
import { aUser } from '@/backend/testing';
import { commitAll } from '@/ui/undoable';
import { RoleToggles } from './role-toggles';
import { inWaitingTime, pass, renderForAdmin } from './testing';

inWaitingTime();

const ben = aUser({ uid: 'ben', firstName: 'Ben' });
const moderator = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Moderator Ben' });

async function open(setRole: AdminPort['setRole'], auth: Partial<AuthPort> = {}) {
  const page = await renderForAdmin(<RoleToggles user={ben} name="Ben" />, { setRole }, auth);
  await page.user.click(moderator());
  await page.user.click(await screen.findByRole('button', { name: 'Make moderator' }));
  return page;
}

describe('a role', () => {
  it('is given ten seconds after the question, and shown as not done until then', async () => {
    const setRole = vi.fn<AdminPort['setRole']>().mockResolvedValue();
    await open(setRole);
    expect(screen.getByText('Ben will become a moderator.')).toBeInTheDocument();
    expect(screen.getByText('Happens in a few seconds.')).toBeInTheDocument();
    expect(moderator()).toBeChecked();
    expect(moderator()).toBeDisabled();
    await pass(9_000);
    expect(setRole).not.toHaveBeenCalled();
    await pass(1_500);
    expect(setRole).toHaveBeenCalledExactlyOnceWith(ben, 'isModerator', true, 'ada');
    expect(await screen.findByText('Ben is now a moderator.')).toBeInTheDocument();
    expect(screen.queryByText('Happens in a few seconds.')).not.toBeInTheDocument();
  });

  it.each(['Undo', 'Undo: Moderator Ben'])('is not given after %s', async (button) => {
    const setRole = vi.fn<AdminPort['setRole']>().mockResolvedValue();
    const { user } = await open(setRole);
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText('Undone. Nothing has changed.')).toBeInTheDocument();
    expect(screen.queryByText('Ben will become a moderator.')).not.toBeInTheDocument();
    expect(moderator()).not.toBeChecked();
    // Not to the page: who uses a keyboard goes on from there.
    await vi.waitFor(() => expect(moderator()).toHaveFocus());
    await pass(60_000);
    expect(setRole).not.toHaveBeenCalled();
  });

  it('is given although the screen is gone by then', async () => {
    const setRole = vi.fn<AdminPort['setRole']>().mockResolvedValue();
    const { unmount } = await open(setRole);
    unmount();
    await commitAll();
    expect(setRole).toHaveBeenCalledTimes(1);
  });

  it('waits for a proof of who asks, before its ten seconds begin, and is forgotten without', async () => {
    const setRole = vi.fn<AdminPort['setRole']>().mockResolvedValue();
    const reauthenticate = vi.fn<AuthPort['reauthenticate']>().mockResolvedValue();
    const { user } = await open(setRole, { isSignInRecent: async () => false, reauthenticate });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(moderator()).not.toBeChecked();
    await pass(60_000);
    expect(setRole).not.toHaveBeenCalled();

    await user.click(moderator());
    await user.click(await screen.findByRole('button', { name: 'Make moderator' }));
    await user.type(await screen.findByLabelText(/^Password of/), 'right{Enter}');
    expect(await screen.findByText('Ben will become a moderator.')).toBeInTheDocument();
    await pass(11_000);
    expect(setRole).toHaveBeenCalledTimes(1);
  });

  it('is given after a refusal for an old log-in, once it was shown who asks', async () => {
    const tooOld = new BackendError('requires-recent-login');
    const setRole = vi.fn<AdminPort['setRole']>().mockRejectedValueOnce(tooOld).mockResolvedValue();
    const { user } = await open(setRole, { reauthenticate: () => Promise.resolve() });
    await pass(11_000);
    await user.type(await screen.findByLabelText(/^Password of/), 'right{Enter}');
    expect(await screen.findByText('Ben is now a moderator.')).toBeInTheDocument();
    expect(setRole).toHaveBeenCalledTimes(2);
  });

  it('goes back with a message when it could not be given', async () => {
    const setRole = vi.fn<AdminPort['setRole']>().mockRejectedValue(new BackendError('unavailable'));
    await open(setRole);
    await pass(11_000);
    expect(
      await screen.findByText(/^The role of Ben was not changed\. We can't reach the server/),
    ).toBeInTheDocument();
    expect(moderator()).not.toBeChecked();
    expect(moderator()).toBeEnabled();
  });

  it('makes the browser ask before the page is left, only while it waits', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await open(vi.fn<AdminPort['setRole']>().mockResolvedValue());
    expect(leave()).toBe(true);
    await pass(11_000);
    expect(leave()).toBe(false);
  });
});
