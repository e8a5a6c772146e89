import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { JoiningPort } from '@/backend/ports/joining';
import { aUser } from '@/backend/testing';
import { ana, ben, moderator, open, press, request } from './testing';

afterEach(() => vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

describe('the list', () => {
  it('asks for the schools of a moderator, and for all as an admin', async () => {
    expect((await open()).watchPending.mock.calls[0]?.[0]).toEqual(['maple']);
    expect(screen.queryByRole('link', { name: 'Back to admin' })).not.toBeInTheDocument();
    const admin = aUser({ isAdmin: true, approvedSchools: ['maple'] });
    expect((await open({}, admin)).watchPending.mock.calls[0]?.[0]).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to admin' })).toHaveAttribute('href', '/admin');
  });

  it('says when nothing is pending, and when it could not be loaded', async () => {
    const { show, fail } = await open();
    await show([]);
    expect(screen.getByText('No pending requests.')).toBeInTheDocument();
    await fail();
    expect(screen.getByText(/^The requests could not be loaded\. \S/)).toBeInTheDocument();
  });

  it('marks a request without a document', async () => {
    const { show } = await open();
    await show([ben]);
    expect(screen.getByText('no document')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /View document/ })).not.toBeInTheDocument();
  });

  it('says under which name a request was made, in its row and in its window', async () => {
    const proof = () => never();
    const { user, show } = await open({ proof });
    const was = 'was Eva Costa when the request was sent';
    await show([{ ...ana, formerName: { firstName: 'Eva', lastName: 'Costa' } }, ben]);
    expect(screen.getByText(was).closest('li')).toHaveTextContent('Ana Silva');
    await user.click(press('View document Ana Silva'));
    expect(await screen.findByRole('dialog')).toHaveTextContent(was);
    // Back to the name of then.
    await show([{ ...ana, formerName: { firstName: 'Ana', lastName: 'Silva' } }, ben]);
    expect(screen.queryByText(/when the request was sent/)).not.toBeInTheDocument();
  });

  it('is a table where there is room, sorted and decided about in its rows', async () => {
    const approve = vi.fn<JoiningPort['approve']>(never);
    const { user, show } = await open({ approve }, moderator, { isWide: true });
    await show([{ ...ben, note: 'From the school fair' }, ana]);
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(screen.getByRole('table', { name: 'Requests' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'From the school fair' })).toBeInTheDocument();
    expect(names().join()).toMatch(/Ben.*Ana/);
    await user.click(press('Name'));
    expect(names().join()).toMatch(/Ana.*Ben/);
    await user.click(press('Approve Ana Silva'));
    expect(approve).toHaveBeenCalledOnce();
  });

  it('marks an address that nobody has confirmed', async () => {
    const { show } = await open();
    await show([ana, { ...ben, emailConfirmed: false }]);
    const marked = screen.getByText('Address not confirmed').closest('li');
    expect(marked).toHaveTextContent('ben@example.test');
  });

  it('says quietly when somebody else was faster', async () => {
    const { show } = await open();
    await show([ana, ben]);
    await show([ben]);
    expect(
      screen.getByText(/^The request of Ana Silva was decided by somebody else, withdrawn/),
    ).toBeInTheDocument();
    expect(screen.queryByText('ana@example.test')).not.toBeInTheDocument();
  });
});

describe('approving', () => {
  it('tells of the mail for 5 seconds, and not of somebody else', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const approve = vi
      .fn<JoiningPort['approve']>()
      .mockResolvedValue({ handled: true as const, mail: 'sent' as const });
    const { user, show } = await open({ approve });
    await show([ana, ben]);
    await user.click(press('Approve Ana Silva'));
    await show([ben]);
    expect(await screen.findByText('Approval email sent to Ana.')).toBeInTheDocument();
    expect(screen.queryByText(/somebody else/)).not.toBeInTheDocument();
    expect(approve).toHaveBeenCalledExactlyOnceWith(ana, 'mo');
    await act(async () => vi.advanceTimersByTime(5_000));
    expect(screen.queryByText('Approval email sent to Ana.')).not.toBeInTheDocument();
  });

  it('calls a parent without a name "this parent"', async () => {
    const approve = () => Promise.resolve({ handled: true as const, mail: 'sent' as const });
    const { user, show } = await open({ approve });
    await show([{ ...ana, firstName: '', lastName: '' }]);
    await user.click(press('Approve No name given'));
    expect(await screen.findByText('Approval email sent to this parent.')).toBeInTheDocument();
  });

  it.each([
    [
      'failed',
      /Ana is approved, but the approval email could not be sent\. You can write to ana@example\.test/,
    ],
    ['unconfirmed', /Ana is approved\. The approval email may not be out yet; we keep trying/],
  ] as const)('says that the mail is %s though the approval is not', async (mail, note) => {
    const { user, show } = await open({ approve: () => Promise.resolve({ handled: true, mail }) });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    await show([]);
    expect(await screen.findByText(note)).toBeInTheDocument();
    expect(screen.queryByText(/Approval email sent/)).not.toBeInTheDocument();
  });

  it('says that somebody else was faster when there was nothing left to approve', async () => {
    const { user, show } = await open({
      approve: () => Promise.resolve({ handled: false as const }),
    });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    expect(
      await screen.findByText('The request of Ana Silva was decided by somebody else, or withdrawn.'),
    ).toBeInTheDocument();
  });

  it('says that somebody with a role needs an admin', async () => {
    const { user, show } = await open({
      approve: () => Promise.reject(new BackendError('role-needs-admin')),
    });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    const reason = 'Only an admin can approve somebody who has a role.';
    expect(await screen.findByText(`Ana Silva could not be approved. ${reason}`)).toBeInTheDocument();
    expect(screen.getByText('ana@example.test')).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    const approve = vi
      .fn<JoiningPort['approve']>()
      .mockRejectedValueOnce(new BackendError('unavailable'))
      .mockResolvedValue({ handled: true as const, mail: 'sent' as const });
    const { user, show } = await open({ approve });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    await screen.findByText(/Ana Silva could not be approved./);
    await user.click(press('Try again'));
    expect(await screen.findByText('Approval email sent to Ana.')).toBeInTheDocument();
  });
});

describe('a decision that failed', () => {
  it('is not taken for one when somebody else decides after it', async () => {
    const approve = () => Promise.reject(new BackendError('unavailable'));
    const { user, show } = await open({ approve });
    await show([ana, ben]);
    await user.click(press('Approve Ana Silva'));
    await screen.findByText(/Ana Silva could not be approved./);
    await show([ben]);
    expect(
      screen.getByText(/^The request of Ana Silva was decided by somebody else, withdrawn/),
    ).toBeInTheDocument();
  });

  it('about a document that was replaced meanwhile is not tried again unseen', async () => {
    const approve = () => Promise.reject(new BackendError('document-replaced'));
    const { user, show } = await open({ approve });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    await screen.findByText(/Ana Silva could not be approved./);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('rejecting', () => {
  it('asks first, and sends the reason', async () => {
    const reject = vi.fn<JoiningPort['reject']>().mockResolvedValue({ handled: true });
    const { user, show } = await open({ reject });
    await show([ana]);
    await user.click(press('Reject Ana Silva'));
    const reason = await screen.findByLabelText<HTMLTextAreaElement>(/Reason/);
    await user.click(reason);
    await user.paste('a'.repeat(502));
    expect(reason.value).toHaveLength(502);
    expect(screen.getByText('This is 2 characters too long.')).toBeInTheDocument();
    await user.click(press('Reject request'));
    expect(reject).not.toHaveBeenCalled();
    await user.clear(reason);
    await user.type(reason, ' No name on it. ');
    expect(reject).not.toHaveBeenCalled();
    await user.click(press('Reject request'));
    expect(reject).toHaveBeenCalledExactlyOnceWith(ana, 'mo', 'No name on it.');
    expect(await screen.findByText('The request of Ana Silva was rejected.')).toBeInTheDocument();
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

describe('a request whose account is gone', () => {
  const gone = () => Promise.reject(new BackendError('account-gone'));
  const told = /The account of Ana Silva no longer exists/;

  it.each(['Approve', 'Reject'])(
    'says so instead of "somebody else" after %s, and can be cleared',
    async (verb) => {
      const clear = vi.fn<JoiningPort['clear']>().mockResolvedValue({ handled: true });
      const { user, show } = await open({ approve: gone, reject: gone, clear });
      await show([ana, ben]);
      await user.click(press(`${verb} Ana Silva`));
      if (verb === 'Reject') await user.click(await screen.findByRole('button', { name: 'Reject request' }));
      expect(await screen.findByText(told)).toBeInTheDocument();
      expect(screen.queryByText(/somebody else/)).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Approve Ana Silva' })).not.toBeInTheDocument();
      expect(press('Approve Ben Silva')).toBeInTheDocument();
      await user.click(press('Clear the request Ana Silva'));
      expect(clear).toHaveBeenCalledExactlyOnceWith(ana, 'mo');
      await show([ben]);
      expect(await screen.findByText('The request of Ana Silva was cleared.')).toBeInTheDocument();
      expect(screen.queryByText(/somebody else/)).not.toBeInTheDocument();
    },
  );

  it('says so, too, when it is noticed only as the request is cleared', async () => {
    const clear = vi.fn<JoiningPort['clear']>().mockRejectedValue(new BackendError('account-gone'));
    const { user, show } = await open({ approve: gone, clear });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    await user.click(await screen.findByRole('button', { name: 'Clear the request Ana Silva' }));
    expect(
      await screen.findByText(/could not be cleared\. This account no longer exists\./),
    ).toBeInTheDocument();
  });

  it('says why it could not be cleared, and tries again', async () => {
    const clear = vi
      .fn<JoiningPort['clear']>()
      .mockRejectedValueOnce(new BackendError('unavailable'))
      .mockResolvedValue({ handled: true });
    const { user, show } = await open({ approve: gone, clear });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    await user.click(await screen.findByRole('button', { name: 'Clear the request Ana Silva' }));
    expect(await screen.findByText(/could not be cleared\. We can't reach the server/)).toBeInTheDocument();
    await user.click(press('Try again'));
    expect(await screen.findByText('The request of Ana Silva was cleared.')).toBeInTheDocument();
  });
});

describe('who invited', () => {
  it.each([
    [{ kind: 'member', name: 'Ines Costa' }, 'Ines Costa'],
    [{ kind: 'school' }, "the school's own code"],
    [{ kind: 'former-member' }, 'somebody who is no longer a member'],
    [{ kind: 'code-gone' }, 'a code that no longer exists'],
  ] as const)('is told of %j', async (answer, words) => {
    const inviter = vi.fn<JoiningPort['inviter']>().mockResolvedValue(answer);
    const { show } = await open({ inviter });
    await show([ana]);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('maple-abc')).toBeInTheDocument();
  });

  it('is being looked up at first', async () => {
    const { show } = await open({ inviter: never });
    await show([ana]);
    expect(screen.getByText('looking up...')).toBeInTheDocument();
  });

  it('is told of each code', async () => {
    const inviter: JoiningPort['inviter'] = ({ inviteCode }) =>
      Promise.resolve({ kind: 'member', name: `Owner of ${inviteCode}` });
    const { show } = await open({ inviter });
    await show([ana, { ...ben, inviteCode: 'river-abc' }]);
    expect(await screen.findByText('Owner of maple-abc')).toBeInTheDocument();
    expect(await screen.findByText('Owner of river-abc')).toBeInTheDocument();
  });

  it('is not asked without a code, and a failure says so', async () => {
    const inviter = vi.fn<JoiningPort['inviter']>().mockRejectedValue(new BackendError('unavailable'));
    const { show } = await open({ inviter });
    await show([ben]);
    expect(inviter).not.toHaveBeenCalled();
    expect(screen.queryByText('Invited by')).not.toBeInTheDocument();
    await show([ana, ben]);
    expect(await screen.findByText('could not be looked up')).toBeInTheDocument();
    expect(press('Approve Ana Silva')).toBeInTheDocument();
  });
});

describe('more requests than are shown at first', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => request(`parent${index}`, `Parent${index}`));
  // Of so many, their text is found far sooner than their role.
  const view = (index: number) => fireEvent.click(screen.getAllByText('View document')[index] as HTMLElement);
  const shown = () => screen.getAllByRole('heading', { level: 2 }).length;

  it('shows more on demand, and keeps what is there meanwhile', async () => {
    const { user, show, watchPending } = await open();
    await show(many(50));
    expect(shown()).toBe(50);
    await user.click(press('Show more'));
    expect(watchPending.mock.lastCall?.[1]).toBe(100);
    expect(shown()).toBe(50);
    expect(screen.getByText(/^Loading/).closest('button')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('We could not load more.')).not.toBeInTheDocument();
    await show(many(73));
    expect(shown()).toBe(73);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(screen.queryByText(/somebody else/)).not.toBeInTheDocument();
  });

  it('says when more could not be loaded, and tries again', async () => {
    const { user, show, fail } = await open();
    await show(many(50));
    await user.click(press('Show more'));
    await fail();
    expect(screen.getByText('We could not load more.')).toBeInTheDocument();
    expect(shown()).toBe(50);
    await user.click(press('Try again'));
    await show(many(60));
    expect(shown()).toBe(60);
  });

  it('keeps what was there last, not first', async () => {
    const { show } = await open();
    await show(many(50));
    await show(many(51).slice(1));
    fireEvent.click(screen.getByText('Show more'));
    expect(screen.queryByText('Parent0 Silva', { selector: 'h2' })).not.toBeInTheDocument();
    expect(screen.getByText('Parent50 Silva', { selector: 'h2' })).toBeInTheDocument();
  });

  it('counts no fewer than are there', async () => {
    const { show } = await open({ countPending: () => Promise.resolve(10), proof: never });
    await show(many(50));
    view(1);
    expect(await screen.findByText('Request 2 of 50: Parent1 Silva')).toBeInTheDocument();
  });

  it('are not asked for by itself again once that has failed', async () => {
    const { show, fail, watchPending } = await open({ proof: never });
    await show(many(50));
    view(49);
    expect(await screen.findByText('Request 50 of 120: Parent49 Silva')).toBeInTheDocument();
    expect(watchPending).toHaveBeenCalledTimes(2);
    await fail();
    expect(watchPending).toHaveBeenCalledTimes(2);
  });

  it('counts all that wait, in the window too, and fetches them on the way', async () => {
    const proof = () => Promise.reject(new BackendError('not-found'));
    const { user, show, watchPending } = await open({ proof });
    await show(many(50));
    await user.click(press('View document Parent46 Silva'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Request 47 of 120: Parent46 Silva');
    expect(watchPending).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Next request' }));
    expect(watchPending.mock.lastCall?.[1]).toBe(100);
    await show(many(100));
    expect(dialog).toHaveTextContent('Request 48 of 120: Parent47 Silva');
  });
});

describe('an address that nobody has confirmed', () => {
  const unconfirmed = { ...ana, emailConfirmed: false };
  it('is approved by a second press, which says so', async () => {
    const approve = vi.fn<JoiningPort['approve']>().mockResolvedValue({ handled: true, mail: 'sent' });
    const { user, show } = await open({ approve });
    await show([unconfirmed]);
    await user.click(press('Approve Ana Silva'));
    expect(await screen.findByText(/the mailbox ana@example\.test is theirs/)).toBeInTheDocument();
    expect(approve).not.toHaveBeenCalled();
    expect(press('Cancel')).toHaveFocus();
    await user.click(press('Cancel'));
    expect(approve).not.toHaveBeenCalled();
    await user.click(press('Approve Ana Silva'));
    await user.click(await screen.findByRole('button', { name: 'Approve anyway' }));
    expect(approve).toHaveBeenCalledExactlyOnceWith(unconfirmed, 'mo');
  });
});
