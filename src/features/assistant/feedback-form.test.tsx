import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { openPage } from './test-support/open-page';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const field = () => screen.findByLabelText<HTMLTextAreaElement>('What do you think of the Parent Assistant?');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' });

it('can’t be sent while blank', async () => {
  const { user } = await openPage();
  await field();
  expect(submit()).toBeDisabled();
  await user.type(await field(), '   ');
  expect(submit()).toBeDisabled();
  await user.type(await field(), 'Good');
  expect(submit()).toBeEnabled();
});

it('is sent once, thanked for during five seconds, and cleared', async () => {
  let end: () => void = () => undefined;
  const sendFeedback = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const { user } = await openPage({ sendFeedback });
  await user.type(await field(), ' Good tips ');
  await user.click(submit());
  await user.click(screen.getByRole('button', { name: 'Sending...' }));
  expect(sendFeedback.mock.calls).toEqual([['Good tips']]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => end());
  expect(screen.getByText('Thank you for your feedback!')).toBeInTheDocument();
  expect(screen.getByLabelText(/What do you think/)).toHaveValue('');
  act(() => vi.advanceTimersByTime(4_900));
  expect(screen.queryByText('Thank you for your feedback!')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText('Thank you for your feedback!')).not.toBeInTheDocument();
});

it.each([
  ['unavailable', "We can't reach the server. Please check your connection and try again."],
  ['internal', 'Your feedback could not be sent. Please try again.'],
] as const)('keeps the words when it fails with %s, and says why', async (code, text) => {
  const { user } = await openPage({ sendFeedback: () => Promise.reject(new BackendError(code)) });
  await user.type(await field(), 'Good tips');
  await user.click(submit());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await field()).toHaveValue('Good tips');
});
