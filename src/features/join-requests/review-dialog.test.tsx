import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { JoiningPort } from '@/backend/ports/joining';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { ana, ben, open, press, request } from './testing';

describe('the window with the document', () => {
  const cleo = request('cleo', 'Cleo');
  const proof = (of: PendingRequest) =>
    Promise.resolve({ blob: new Blob(['x'], { type: 'image/png' }), contentType: 'image/png', name: of.id });
  const dialog = (name: string) => screen.findByRole('dialog', { name: `Document of ${name}` });
  const within = (name: string, inside: HTMLElement) =>
    [...inside.querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    ) as HTMLButtonElement;

  async function view(calls: Partial<JoiningPort> = {}) {
    const page = await open({ proof, ...calls });
    await page.show([ana, ben, cleo]);
    await page.user.click(press('View document Ana Silva'));
    return { ...page, first: await dialog('Ana Silva') };
  }

  it('goes to the next and back, with and without a document, and stops at both ends', async () => {
    const { user, first } = await view();
    expect(await screen.findByAltText('Document uploaded by Ana Silva')).toBeInTheDocument();
    expect(within('Previous request', first)).toHaveAttribute('aria-disabled', 'true');
    await user.click(within('Next request', first));
    const second = await dialog('Ben Silva');
    expect(second).toHaveTextContent('Request 2 of 3: Ben Silva');
    expect(second).toHaveTextContent('This request came without a document.');
    await user.click(within('Next request', second));
    const third = await dialog('Cleo Silva');
    expect(await screen.findByAltText('Document uploaded by Cleo Silva')).toBeInTheDocument();
    expect(within('Next request', third)).toHaveAttribute('aria-disabled', 'true');
    await user.click(within('Previous request', third));
    expect(await dialog('Ben Silva')).toBeInTheDocument();
  });

  it('approves, says so, and moves on to the next', async () => {
    const approve = vi
      .fn<JoiningPort['approve']>()
      .mockResolvedValue({ handled: true as const, mail: 'sent' as const });
    const { user, show, first } = await view({ approve });
    await user.click(within('Approve Ana Silva', first));
    expect(approve).toHaveBeenCalledExactlyOnceWith(ana, 'mo');
    await show([ben, cleo]);
    const next = await dialog('Ben Silva');
    expect(next).toHaveTextContent('Request 1 of 2: Ben Silva');
    expect(next).toHaveTextContent('Approval email sent to Ana.');
    expect(screen.getAllByText('Approval email sent to Ana.')).toHaveLength(1);
    expect(screen.queryByText(/somebody else/)).not.toBeInTheDocument();
  });

  it('does not approve the next one with the second half of a double click', async () => {
    const approve = vi
      .fn<JoiningPort['approve']>()
      .mockResolvedValue({ handled: true as const, mail: 'sent' as const });
    const { show, first } = await view({ approve });
    const click = (detail: number) => new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    await act(async () => within('Approve Ana Silva', first).dispatchEvent(click(1)));
    await show([ben, cleo]);
    const next = await dialog('Ben Silva');
    await act(async () => within('Approve Ben Silva', next).dispatchEvent(click(2)));
    expect(approve).toHaveBeenCalledTimes(1);
  });

  it('rejects with a reason, comes back when that is called off, and closes after the last', async () => {
    const reject = vi.fn<JoiningPort['reject']>().mockResolvedValue({ handled: true });
    const { user, show, first } = await view({ reject });
    await user.click(within('Reject Ana Silva', first));
    await user.type(await screen.findByLabelText(/Reason/), 'No name');
    await user.click(press('Cancel'));
    await user.click(within('Reject Ana Silva', await dialog('Ana Silva')));
    expect(await screen.findByLabelText(/Reason/)).toHaveValue('No name');
    await user.click(press('Reject request'));
    expect(reject).toHaveBeenCalledExactlyOnceWith(ana, 'mo', 'No name');
    await show([ben]);
    expect(await dialog('Ben Silva')).toHaveTextContent('The request of Ana Silva was rejected.');
    await show([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays on the request whose decision failed, and tries again', async () => {
    const approve = vi
      .fn<JoiningPort['approve']>()
      .mockRejectedValueOnce(new BackendError('unavailable'))
      .mockResolvedValue({ handled: true as const, mail: 'sent' as const });
    const { user, first } = await view({ approve });
    await user.click(within('Approve Ana Silva', first));
    expect(await screen.findByText(/Ana Silva could not be approved/)).toBeInTheDocument();
    expect(await dialog('Ana Silva')).toBeInTheDocument();
    await user.click(within('Approve Ana Silva', await dialog('Ana Silva')));
    expect(approve).toHaveBeenCalledTimes(2);
  });

  it('tells that an account is gone, and clears the request', async () => {
    const clear = vi.fn<JoiningPort['clear']>().mockResolvedValue({ handled: true });
    const approve = () => Promise.reject(new BackendError('account-gone'));
    const { user, first } = await view({ approve, clear });
    await user.click(within('Approve Ana Silva', first));
    await vi.waitFor(() => expect(first).toHaveTextContent('no longer exists'));
    await user.click(within('Clear the request Ana Silva', first));
    expect(clear).toHaveBeenCalledExactlyOnceWith(ana, 'mo');
  });
});
