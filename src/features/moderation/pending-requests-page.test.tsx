import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { JoiningPort } from '@/backend/joining-ports';
import type { Observer } from '@/backend/live';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { User } from '@/domain/entities/user';
import { SessionProvider, useSession } from '@/features/session';
import { PendingRequestsPage } from './pending-requests-page';

afterEach(() => vi.useRealTimers());

const moderator = aUser({ uid: 'mo', isModerator: true, approvedSchools: ['maple'] });

const request = (userId: string, firstName: string): PendingRequest => ({
  id: `${userId}_maple`,
  userId,
  email: `${userId}@example.test`,
  firstName,
  lastName: 'Silva',
  schoolId: 'maple',
  schoolName: 'Maple Grove',
  inviteCode: 'maple-abc',
  proofPath: `proof-uploads/${userId}-1-letter.pdf`,
  requestedAt: new Date(),
  replacedAt: null,
  note: null,
  status: 'pending',
});
const ana = request('ana', 'Ana');
const ben = { ...request('ben', 'Ben'), inviteCode: null, proofPath: null };

/** The guard of the real app: nothing below it renders before the reviewer is known. */
function Guarded() {
  return useSession().status === 'signed-in' ? <PendingRequestsPage /> : null;
}

async function open(calls: Partial<JoiningPort> = {}, reviewer: User = moderator) {
  let list: Observer<PendingRequest[]> | undefined;
  const watchPending = vi.fn((_: string[] | null, observer: Observer<PendingRequest[]>) => {
    list = observer;
    return () => undefined;
  });
  const { auth, users } = fakeAccount(reviewer);
  const backend = fakeBackend({ auth, users, joining: { watchPending, ...calls } });
  const { user } = await renderWithBackend(
    <SessionProvider>
      <Guarded />
    </SessionProvider>,
    backend,
  );
  const show = (requests: PendingRequest[]) => act(async () => list?.next(requests));
  return { user, show, watchPending, fail: () => act(async () => list?.error(new BackendError('internal'))) };
}

const press = (name: string) => screen.getByRole('button', { name });

describe('the list', () => {
  it('asks for the schools of a moderator, and for all as an admin', async () => {
    expect((await open()).watchPending.mock.calls[0]?.[0]).toEqual(['maple']);
    expect(screen.queryByRole('link', { name: 'Back to admin' })).toBeNull();
    const admin = aUser({ isAdmin: true, approvedSchools: ['maple'] });
    expect((await open({}, admin)).watchPending.mock.calls[0]?.[0]).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to admin' }).getAttribute('href')).toBe('/admin');
  });

  it('says when nothing is pending, and when it could not be loaded', async () => {
    const { show, fail } = await open();
    await show([]);
    expect(screen.getByText('No pending requests.')).toBeTruthy();
    await fail();
    expect(screen.getByText('The requests could not be loaded.')).toBeTruthy();
  });

  it('marks a request without a document', async () => {
    const { show } = await open();
    await show([ben]);
    expect(screen.getByText('no document')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /View document/ })).toBeNull();
  });

  it('says quietly when somebody else was faster', async () => {
    const { show } = await open();
    await show([ana, ben]);
    await show([ben]);
    expect(screen.getByText('The request of Ana Silva was handled by someone else.')).toBeTruthy();
    expect(screen.queryByText('ana@example.test')).toBeNull();
  });
});

describe('approving', () => {
  it('tells of the mail for 5 seconds, and not of somebody else', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const approve = vi.fn<JoiningPort['approve']>().mockResolvedValue({ handled: true, emailSent: true });
    const { user, show } = await open({ approve });
    await show([ana, ben]);
    await user.click(press('Approve Ana Silva'));
    await show([ben]);
    expect(await screen.findByText('Approval email sent to Ana.')).toBeTruthy();
    expect(screen.queryByText(/someone else/)).toBeNull();
    expect(approve).toHaveBeenCalledExactlyOnceWith(ana, 'mo');
    await act(async () => vi.advanceTimersByTime(5_000));
    expect(screen.queryByText('Approval email sent to Ana.')).toBeNull();
  });

  it('calls a parent without a name "this parent"', async () => {
    const approve = () => Promise.resolve({ handled: true, emailSent: true });
    const { user, show } = await open({ approve });
    await show([{ ...ana, firstName: '', lastName: '' }]);
    await user.click(press('Approve No name given'));
    expect(await screen.findByText('Approval email sent to this parent.')).toBeTruthy();
  });

  it('says that the mail failed though the approval did not', async () => {
    const { user, show } = await open({
      approve: () => Promise.resolve({ handled: true, emailSent: false }),
    });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    await show([]);
    expect(
      await screen.findByText(/Ana is approved, but the approval email could not be sent./),
    ).toBeTruthy();
    expect(screen.queryByText(/Approval email sent/)).toBeNull();
  });

  it('says that somebody else was faster when there was nothing left to approve', async () => {
    const { user, show } = await open({
      approve: () => Promise.resolve({ handled: false, emailSent: false }),
    });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    expect(await screen.findByText('The request of Ana Silva was handled by someone else.')).toBeTruthy();
  });

  it('says that somebody with a role needs an admin', async () => {
    const { user, show } = await open({
      approve: () => Promise.reject(new BackendError('role-needs-admin')),
    });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    const reason = 'Only an admin can approve somebody who has a role.';
    expect(await screen.findByText(`Ana Silva could not be approved. ${reason}`)).toBeTruthy();
    expect(screen.getByText('ana@example.test')).toBeTruthy();
  });

  it('offers to try again after a failure', async () => {
    const approve = vi
      .fn<JoiningPort['approve']>()
      .mockRejectedValueOnce(new BackendError('unavailable'))
      .mockResolvedValue({ handled: true, emailSent: true });
    const { user, show } = await open({ approve });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    await screen.findByText(/Ana Silva could not be approved./);
    await user.click(press('Try again'));
    expect(await screen.findByText('Approval email sent to Ana.')).toBeTruthy();
  });
});

describe('rejecting', () => {
  it('asks first, and sends the reason', async () => {
    const reject = vi.fn<JoiningPort['reject']>().mockResolvedValue({ handled: true });
    const { user, show } = await open({ reject });
    await show([ana]);
    await user.click(press('Reject Ana Silva'));
    const reason = await screen.findByLabelText<HTMLTextAreaElement>(/Reason/);
    expect(reason.maxLength).toBe(500);
    await user.type(reason, ' No name on it. ');
    expect(reject).not.toHaveBeenCalled();
    await user.click(press('Reject request'));
    expect(reject).toHaveBeenCalledExactlyOnceWith(ana, 'mo', 'No name on it.');
    expect(await screen.findByText('The request of Ana Silva was rejected.')).toBeTruthy();
  });

  it('needs no reason, and can be called off', async () => {
    const reject = vi.fn<JoiningPort['reject']>().mockResolvedValue({ handled: true });
    const { user, show } = await open({ reject });
    await show([ana]);
    await user.click(press('Reject Ana Silva'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(reject).not.toHaveBeenCalled();
    await user.click(press('Reject Ana Silva'));
    await user.click(await screen.findByRole('button', { name: 'Reject request' }));
    expect(reject).toHaveBeenCalledExactlyOnceWith(ana, 'mo', null);
  });
});
