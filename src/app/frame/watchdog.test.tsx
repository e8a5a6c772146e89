import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SkeletonGroup } from '@/ui/skeleton';
import { renderUi } from '@/ui/testing';
import { PATIENCE_MS, Watchdog } from './watchdog';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const later = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const wayOut = () => screen.queryByRole('button', { name: 'Log Out' });
const page = (isLoading: boolean, onLogOut: (() => void) | null = () => undefined) => (
  <Watchdog onLogOut={onLogOut}>
    {isLoading ? (
      <>
        <SkeletonGroup>a</SkeletonGroup>
        <SkeletonGroup>b</SkeletonGroup>
      </>
    ) : (
      'here'
    )}
  </Watchdog>
);

it('offers one way out when first data takes too long, and takes it back', async () => {
  const { rerender } = renderUi(page(true));
  later(PATIENCE_MS - 100);
  expect(wayOut()).not.toBeInTheDocument();
  later(100);
  expect(wayOut()).toBeInTheDocument();
  rerender(page(false));
  expect(wayOut()).not.toBeInTheDocument();
});

it('says nothing when the data comes in time', () => {
  const { rerender } = renderUi(page(true));
  later(PATIENCE_MS / 2);
  rerender(page(false));
  later(PATIENCE_MS);
  expect(wayOut()).not.toBeInTheDocument();
});

it('lets people log out, where somebody is signed in', async () => {
  const onLogOut = vi.fn();
  const { unmount } = renderUi(page(true, onLogOut));
  later(PATIENCE_MS);
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByText('Log Out'));
  expect(onLogOut).toHaveBeenCalledOnce();
  unmount();

  renderUi(page(true, null));
  later(PATIENCE_MS);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(wayOut()).not.toBeInTheDocument();
});
