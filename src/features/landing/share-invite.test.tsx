import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { renderUi } from '@/ui/testing';
import { ShareInvite } from './share-invite';

afterEach(() => vi.useRealTimers());

it('says to whom the invite went for five seconds', async () => {
  const inviteParent = vi.fn(() => Promise.resolve());
  const { user } = renderUi(
    <ShareInvite forms={{ submitForm: () => Promise.resolve(), inviteParent, preload: () => undefined }} />,
  );
  await user.type(screen.getByLabelText('Their email'), 'ben@example.test');
  // Its rules are there by now; what follows waits for nothing but the clock.
  await import('./check-form');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const status = screen.getByRole('status');
  expect(inviteParent).toHaveBeenCalledOnce();
  expect(status.textContent).toBe('Invite sent to ben@example.test');
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(status.textContent).not.toBe('');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(status.textContent).toBe('');
});

it.each([
  ['unavailable', "We can't reach the server. Please check your connection and try again."],
  ['service-full', /^Our service has reached its limit for now/],
  ['service-away', "Oops, couldn't send. Try again."],
  ['internal', "Oops, couldn't send. Try again."],
] as const)('says what it knows of %s, and keeps the address', async (code, text) => {
  const inviteParent = () => Promise.reject(new BackendError(code));
  const { user } = renderUi(
    <ShareInvite forms={{ submitForm: () => Promise.resolve(), inviteParent, preload: () => undefined }} />,
  );
  await user.type(screen.getByLabelText('Their email'), 'ben@example.test');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('Their email')).toHaveValue('ben@example.test');
});

it('tells a limit as one, and keeps the address', async () => {
  const refusal = new BackendError('resource-exhausted', { retryAt: new Date(2026, 2, 1, 15, 0) });
  const inviteParent = () => Promise.reject(refusal);
  const { user } = renderUi(
    <ShareInvite forms={{ submitForm: () => Promise.resolve(), inviteParent, preload: () => undefined }} />,
  );
  await user.type(screen.getByLabelText('Their email'), 'ben@example.test');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(
    await screen.findByText(/please try again after Sun, Mar 1,( 2026,)? 3:00 PM UTC/),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Their email')).toHaveValue('ben@example.test');
});
