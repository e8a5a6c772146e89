import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { JoiningPort } from '@/backend/ports/joining';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { ana, ben, open, press, request } from '../testing';

const cleo = request('cleo', 'Cleo');
const box = (name: string) => screen.getByRole('checkbox', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const approved = () =>
  vi.fn<JoiningPort['approve']>().mockResolvedValue({ handled: true as const, mail: 'sent' as const });

/** Decisions that are answered one by one, as the test says. */
function held() {
  const answers: ((mail: 'sent') => void)[] = [];
  const approve = vi.fn<JoiningPort['approve']>(
    () =>
      new Promise((resolve) => {
        answers.push((mail) => resolve({ handled: true, mail }));
      }),
  );
  return { approve, answer: () => act(async () => answers.shift()?.('sent')) };
}

async function choose(calls: Partial<JoiningPort>, requests: PendingRequest[], names: string[]) {
  const opened = await open(calls);
  await opened.show(requests);
  for (const name of names) await opened.user.click(box(`Choose ${name} Silva`));
  return opened;
}

describe('choosing', () => {
  it('is by the row or all that is shown, by keyboard as well, and said', async () => {
    const { user, show } = await open();
    await show([ana, ben]);
    expect(screen.queryByRole('button', { name: 'Approve chosen' })).not.toBeInTheDocument();
    box('Choose Ana Silva').focus();
    await user.keyboard(' ');
    expect(screen.getByText('1 chosen')).toHaveAttribute('role', 'status');
    expect(box('Choose all 2 shown')).toBePartiallyChecked();
    await user.click(box('Choose all 2 shown'));
    expect(screen.getByText('2 chosen')).toBeInTheDocument();
    expect(box('Choose all 2 shown')).toBeChecked();
    // What comes later was not chosen.
    await show([ana, ben, cleo]);
    expect(box('Choose Cleo Silva')).not.toBeChecked();
    expect(box('Choose all 3 shown')).toBePartiallyChecked();
    await user.click(box('Choose all 3 shown'));
    await user.click(box('Choose all 3 shown'));
    expect(screen.queryByText(/^\d chosen$/)).not.toBeInTheDocument();
  });

  it('is not offered for one alone, and forgets who has left', async () => {
    const { show, user } = await open();
    await show([ana]);
    expect(screen.queryByRole('checkbox', { name: /^Choose all/ })).not.toBeInTheDocument();
    await show([ana, ben]);
    await user.click(box('Choose Ana Silva'));
    await show([ben]);
    await show([ana, ben]);
    expect(box('Choose Ana Silva')).not.toBeChecked();
  });
});

describe('approving those that are chosen', () => {
  it('asks once, with how many and who, and decides one after another about what was on screen', async () => {
    const { approve, answer } = held();
    const { user, show } = await choose({ approve }, [ana, ben, cleo], ['Ana', 'Cleo']);
    await user.click(press('Approve chosen'));
    const asked = await dialog();
    expect(screen.getByRole('dialog', { name: 'Approve 2 requests?' })).toBeInTheDocument();
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ana Silva for Maple Grove',
      'Cleo Silva for Maple Grove',
    ]);
    expect(approve).not.toHaveBeenCalled();
    await user.click(asked.getByRole('button', { name: 'Approve 2 requests' }));

    expect(approve.mock.calls).toEqual([[ana, 'mo']]);
    expect(screen.getByRole('progressbar', { name: 'Approving: 0 of 2' })).toBeInTheDocument();
    // All of them are busy, whichever has its turn, and the others are not.
    const row = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
    for (const name of ['Ana Silva', 'Cleo Silva'])
      expect(within(row(name)).getByRole('button', { name: 'Approving...' })).toHaveAttribute('aria-busy');
    expect(press('Approve Ben Silva')).not.toHaveAttribute('aria-disabled');
    // A second press does nothing.
    await user.click(press('Reject chosen'));
    const bar = within(screen.getByRole('group', { name: 'Decide several at once' }));
    await user.click(bar.getByRole('button', { name: 'Approving...' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await answer();
    await show([ben, cleo]);
    expect(screen.getByRole('progressbar', { name: 'Approving: 1 of 2' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    expect(approve.mock.calls).toEqual([
      [ana, 'mo'],
      [cleo, 'mo'],
    ]);
    await answer();
    await show([ben]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByText('2 requests approved.').closest('[role=status]')).toHaveTextContent(
      'Approved and told by email: Ana Silva and Cleo Silva.',
    );
    expect(screen.queryByText(/somebody else/)).not.toBeInTheDocument();
    expect(screen.queryByText(/still chosen/)).not.toBeInTheDocument();
    await user.click(press('Dismiss'));
    expect(screen.queryByText('2 requests approved.')).not.toBeInTheDocument();
  });

  it('is the second press for addresses that nobody has confirmed, and lists them once', async () => {
    const approve = approved();
    const unconfirmed = { ...ben, emailConfirmed: false };
    const { user } = await choose({ approve }, [ana, unconfirmed], ['Ana', 'Ben']);
    await user.click(press('Approve chosen'));
    const asked = await dialog();
    expect(asked.getByText('1 address has not been confirmed')).toBeInTheDocument();
    expect(asked.getAllByText('ben@example.test')).toHaveLength(1);
    expect(asked.queryByText('ana@example.test')).not.toBeInTheDocument();
    expect(asked.queryByRole('button', { name: 'Approve 2 requests' })).not.toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Approve anyway' }));
    expect(await screen.findByText('2 requests approved.')).toBeInTheDocument();
    expect(approve.mock.calls.map(([{ id }]) => id)).toEqual([ana.id, ben.id]);
  });

  it('leaves what fails chosen with its reason, and tries only that again', async () => {
    const approve = vi
      .fn<JoiningPort['approve']>()
      .mockResolvedValueOnce({ handled: true, mail: 'sent' })
      .mockRejectedValueOnce(new BackendError('role-needs-admin'))
      .mockResolvedValueOnce({ handled: true, mail: 'failed' });
    const { user, show } = await choose({ approve }, [ana, ben, cleo], ['Ana', 'Ben', 'Cleo']);
    await user.click(press('Approve chosen'));
    await user.click((await dialog()).getByRole('button', { name: 'Approve 3 requests' }));
    const said = (await screen.findByText('2 requests approved. 1 could not be decided.')).closest(
      '[role=status]',
    );
    await show([ben]);
    const why = 'Ben Silva could not be approved. Only an admin can approve somebody who has a role.';
    expect(said).toHaveTextContent(why);
    expect(said).toHaveTextContent('Approved and told by email: Ana Silva.');
    expect(said).toHaveTextContent(/Cleo Silva is approved, but .* You can write to cleo@example\.test/);
    expect(box('Choose Ben Silva')).toBeChecked();
    expect(box('Choose Ben Silva').closest('li')).toHaveTextContent(why);

    approve.mockResolvedValue({ handled: true, mail: 'sent' });
    await user.click(press('Approve chosen'));
    await user.click((await dialog()).getByRole('button', { name: 'Approve 1 request' }));
    expect(await screen.findByText('1 request approved.')).toBeInTheDocument();
    expect(approve).toHaveBeenCalledTimes(4);
    expect(approve).toHaveBeenLastCalledWith(ben, 'mo');
  });

  it('is about what was on screen: what changes while the question waits fails alone', async () => {
    const approve = vi.fn<JoiningPort['approve']>((seen) =>
      seen.id === ana.id
        ? Promise.reject(new BackendError('name-changed'))
        : Promise.resolve({ handled: true, mail: 'sent' }),
    );
    const { user, show } = await choose({ approve }, [ana, ben], ['Ana', 'Ben']);
    await user.click(press('Approve chosen'));
    const asked = await dialog();
    await show([{ ...ana, firstName: 'Eve' }, ben, cleo]);
    expect(asked.getByText('Ana Silva for Maple Grove')).toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Approve 2 requests' }));
    expect(await screen.findByText('1 request approved. 1 could not be decided.')).toBeInTheDocument();
    expect(approve.mock.calls.map(([seen]) => seen)).toEqual([ana, ben]);
    expect(box('Choose Eve Silva')).toBeChecked();
  });

  it('sends what changed before the press as it was looked at, and what is confirmed by now as it is', async () => {
    const approve = approved();
    const { user, show } = await open({ approve });
    await show([ana, { ...ben, emailConfirmed: false }]);
    await show([{ ...ana, firstName: 'Eve' }, ben]);
    await user.click(box('Choose all 2 shown'));
    await user.click(press('Approve chosen'));
    await user.click((await dialog()).getByRole('button', { name: 'Approve 2 requests' }));
    expect(await screen.findByText('2 requests approved.')).toBeInTheDocument();
    expect(approve.mock.calls.map(([seen]) => seen)).toEqual([ana, ben]);
  });

  it('does not wait for each where the server is out of reach', async () => {
    const approve = vi.fn<JoiningPort['approve']>().mockRejectedValue(new BackendError('unavailable'));
    const { user } = await choose({ approve }, [ana, ben, cleo], ['Ana', 'Ben', 'Cleo']);
    await user.click(press('Approve chosen'));
    await user.click((await dialog()).getByRole('button', { name: 'Approve 3 requests' }));
    expect(await screen.findByText('0 requests approved. 3 could not be decided.')).toBeInTheDocument();
    expect(approve).toHaveBeenCalledTimes(1);
    for (const name of ['Ana', 'Ben', 'Cleo']) expect(box(`Choose ${name} Silva`)).toBeChecked();
  });

  it('says who was decided about by somebody else, and whose account is gone', async () => {
    const approve = vi
      .fn<JoiningPort['approve']>()
      .mockResolvedValueOnce({ handled: false })
      .mockRejectedValueOnce(new BackendError('account-gone'));
    const { user } = await choose({ approve }, [ana, ben], ['Ana', 'Ben']);
    await user.click(press('Approve chosen'));
    await user.click((await dialog()).getByRole('button', { name: 'Approve 2 requests' }));
    expect(
      await screen.findByText('The request of Ana Silva was decided by somebody else, or withdrawn.'),
    ).toBeInTheDocument();
    expect(press('Clear the request Ben Silva')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Choose Ben Silva' })).not.toBeInTheDocument();
  });

  it('leaves out who is being decided about already', async () => {
    const { approve, answer } = held();
    const { user } = await choose({ approve }, [ana, ben], ['Ana', 'Ben']);
    await user.click(press('Approve Ana Silva'));
    await user.click(press('Approve chosen'));
    await user.click((await dialog()).getByRole('button', { name: 'Approve 2 requests' }));
    await answer();
    await answer();
    expect(await screen.findByText('1 request approved.')).toBeInTheDocument();
    expect(approve.mock.calls.map(([{ id }]) => id)).toEqual([ana.id, ben.id]);
  });

  it('takes the focus to what it says when the buttons are gone', async () => {
    const { user, show } = await choose({ approve: approved() }, [ana, ben], ['Ana', 'Ben']);
    await user.click(press('Approve chosen'));
    await user.click((await dialog()).getByRole('button', { name: 'Approve 2 requests' }));
    await show([]);
    const said = await screen.findByText('2 requests approved.');
    expect(document.activeElement).toContainElement(said);
    expect(document.body).not.toHaveFocus();
  });
});

describe('rejecting those that are chosen', () => {
  it('asks for one reason that each of them reads, and keeps it for another try', async () => {
    const reject = vi
      .fn<JoiningPort['reject']>()
      .mockResolvedValueOnce({ handled: true })
      .mockRejectedValueOnce(new BackendError('document-replaced'))
      .mockResolvedValue({ handled: true });
    const { user, show } = await choose({ reject }, [ana, ben], ['Ana', 'Ben']);
    await user.click(press('Reject chosen'));
    const asked = await dialog();
    expect(screen.getByRole('dialog', { name: 'Reject 2 requests?' })).toBeInTheDocument();
    expect(asked.getByText('Ben Silva for Maple Grove')).toBeInTheDocument();
    await user.type(asked.getByLabelText(/Reason/), ' Blurred ');
    await user.click(asked.getByRole('button', { name: 'Reject 2 requests' }));
    expect(await screen.findByText('1 request rejected. 1 could not be decided.')).toBeInTheDocument();
    expect(reject.mock.calls).toEqual([
      [ana, 'mo', 'Blurred'],
      [ben, 'mo', 'Blurred'],
    ]);
    await show([ben]);
    await user.click(press('Reject chosen'));
    const again = await dialog();
    expect(again.getByLabelText(/Reason/)).toHaveValue(' Blurred ');
    await user.click(again.getByRole('button', { name: 'Reject 1 request' }));
    expect(await screen.findByText('Rejected: Ben Silva.')).toBeInTheDocument();
    await show([cleo, ana]);
    await user.click(box('Choose Cleo Silva'));
    await user.click(press('Reject chosen'));
    expect((await dialog()).getByLabelText(/Reason/)).toHaveValue('');
  });

  it('sends none for nothing, and nothing at all when the question is closed', async () => {
    const reject = vi.fn<JoiningPort['reject']>().mockResolvedValue({ handled: true });
    const { user } = await choose({ reject }, [ana, ben], ['Ana']);
    await user.click(press('Reject chosen'));
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(reject).not.toHaveBeenCalled();
    expect(box('Choose Ana Silva')).toBeChecked();
    await user.click(press('Reject chosen'));
    await user.click((await dialog()).getByRole('button', { name: 'Reject 1 request' }));
    expect(await screen.findByText('1 request rejected.')).toBeInTheDocument();
    expect(reject).toHaveBeenCalledExactlyOnceWith(ana, 'mo', null);
  });
});
