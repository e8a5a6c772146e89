import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { renderUi } from './testing';
import { useFailureToast } from './use-failure-toast';

function Failing({ retry }: { retry?: () => void }) {
  const showFailure = useFailureToast();
  const fail = () => showFailure('The post could not be sent.', new BackendError('unavailable'), retry);
  return (
    <button type="button" onClick={fail}>
      Send
    </button>
  );
}

it('says what failed and why, and tries again', async () => {
  const retry = vi.fn();
  const { user } = renderUi(<Failing retry={retry} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^The post could not be sent\. We can't reach/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.queryByText(/could not be sent/)).toBeNull();
});

it('offers no second try where there is none', async () => {
  const { user } = renderUi(<Failing />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/could not be sent/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
