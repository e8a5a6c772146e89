import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { ana, ben, open, press } from './testing';

afterEach(() => vi.useRealTimers());

describe('what a request says', () => {
  it('is its note, too', async () => {
    const { show } = await open();
    await show([{ ...ana, note: 'I am her aunt' }]);
    expect(screen.getByText('Note')).toBeInTheDocument();
    expect(screen.getByText('I am her aunt')).toBeInTheDocument();
  });

  it('is that its document is a new one', async () => {
    const { show } = await open();
    await show([ana]);
    expect(screen.queryByText('Note')).not.toBeInTheDocument();
    expect(screen.queryByText('New document')).not.toBeInTheDocument();
    await show([{ ...ana, replacedAt: new Date() }]);
    expect(screen.getByText('New document')).toBeInTheDocument();
  });
});

describe('the question before a rejection', () => {
  it.each([
    ['with', ana, 'Reject Ana Silva', 'Ana Silva', /^The document is deleted/],
    ['without', ben, 'Reject Ben Silva', 'Ben Silva', /^The parent sees/],
    [
      'of a parent without a name and with',
      { ...ana, firstName: '', lastName: '' },
      'Reject No name given',
      'No name given',
      /^The document is deleted/,
    ],
  ])('says whom it is about and what becomes of it, %s a document', async (_, one, button, name, what) => {
    const { user, show } = await open();
    await show([one]);
    await user.click(press(button));
    expect(await screen.findByRole('dialog', { name: `Reject the request of ${name}?` })).toBeInTheDocument();
    expect(screen.getByText(what)).toBeInTheDocument();
  });
});

describe('while a decision is under way', () => {
  const never = () => new Promise<never>(() => undefined);
  const busy = (words: RegExp) => screen.getByRole('button', { name: words }).getAttribute('aria-busy');

  it('its own button says so, and no other', async () => {
    const { user, show } = await open({ approve: never });
    await show([ana, ben]);
    await user.click(press('Approve Ana Silva'));
    expect(busy(/^Approving\.\.\./)).toBe('true');
    expect(busy(/^Reject Ana/)).toBeNull();
    expect(press('Reject Ana Silva')).toHaveAttribute('aria-disabled', 'true');
    expect(press('Approve Ben Silva')).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('a rejection is not called an approval', async () => {
    const { user, show } = await open({ reject: never });
    await show([ana]);
    await user.click(press('Reject Ana Silva'));
    await user.click(await screen.findByRole('button', { name: 'Reject request' }));
    expect(busy(/^Rejecting\.\.\./)).toBe('true');
    expect(busy(/^Approve Ana/)).toBeNull();
  });
});

describe('the second half of a double click', () => {
  const echo = (button: HTMLElement) => fireEvent.click(button, { detail: 2 });

  it('asks for no rejection', async () => {
    const { show } = await open();
    await show([ana]);
    echo(press('Reject Ana Silva'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('clears nothing', async () => {
    const clear = vi.fn(() => new Promise<never>(() => undefined));
    const approve = () => Promise.reject(new BackendError('account-gone'));
    const { user, show } = await open({ approve, clear });
    await show([ana]);
    await user.click(press('Approve Ana Silva'));
    const button = await screen.findByRole('button', { name: 'Clear the request Ana Silva' });
    echo(button);
    expect(clear).not.toHaveBeenCalled();
    await user.click(button);
    expect(screen.getByRole('button', { name: /^Clearing\.\.\./ })).toHaveAttribute('aria-busy', 'true');
  });
});

it('keeps saying that no mail went out, until that is dismissed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, show } = await open({ approve: () => Promise.resolve({ handled: true, mail: 'failed' }) });
  await show([ana]);
  await user.click(press('Approve Ana Silva'));
  await screen.findByText(/the approval email could not be sent/);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(screen.getByText(/the approval email could not be sent/)).toBeInTheDocument();
});

describe('focus, when a request leaves the list,', () => {
  it('stays where it is', async () => {
    const { show } = await open();
    await show([ana, ben]);
    press('Approve Ben Silva').focus();
    await show([ben]);
    expect(press('Approve Ben Silva')).toHaveFocus();
  });

  it('goes to the list when it was in its row', async () => {
    const { show } = await open();
    await show([ana, ben]);
    press('Approve Ana Silva').focus();
    await show([ben]);
    expect(screen.getByRole('region', { name: 'Requests' })).toHaveFocus();
  });
});
