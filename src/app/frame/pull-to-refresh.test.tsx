import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { ENOUGH, PullToRefresh } from './pull-to-refresh';

afterEach(() => vi.restoreAllMocks());

function open() {
  let done: () => void = () => undefined;
  const onRefresh = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  renderUi(
    <>
      <p>The page</p>
      <div role="dialog">A window over it</div>
      <PullToRefresh onRefresh={onRefresh} />
    </>,
  );
  return { onRefresh, finish: () => act(async () => done()) };
}

const touch = (y: number) => ({ touches: [{ clientY: y }] });
function pull(distance: number, on: HTMLElement = screen.getByText('The page')) {
  fireEvent.touchStart(on, touch(100));
  fireEvent.touchMove(on, touch(100 + distance));
}
const letGo = () => fireEvent.touchEnd(screen.getByText('The page'), { touches: [] });

it('reads the page afresh once it is pulled far enough and let go', async () => {
  const { onRefresh, finish } = open();
  pull(2 * ENOUGH - 2);
  expect(screen.getByText('Pull to refresh')).toBeInTheDocument();
  letGo();
  expect(onRefresh).not.toHaveBeenCalled();
  expect(screen.queryByText('Pull to refresh')).not.toBeInTheDocument();

  pull(2 * ENOUGH);
  expect(screen.getByText('Let go to refresh')).toBeInTheDocument();
  letGo();
  expect(onRefresh).toHaveBeenCalledOnce();
  expect(screen.getByText('Refreshing...')).toBeInTheDocument();
  await finish();
  expect(screen.queryByText('Refreshing...')).not.toBeInTheDocument();
});

it('does nothing further down, over a window, and with two fingers', () => {
  const { onRefresh } = open();
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(10);
  pull(400);
  letGo();
  scrolled.mockReturnValue(0);
  pull(400, screen.getByRole('dialog'));
  letGo();
  const page = screen.getByText('The page');
  fireEvent.touchStart(page, { touches: [{ clientY: 1 }, { clientY: 9 }] });
  fireEvent.touchMove(page, touch(600));
  letGo();
  expect(onRefresh).not.toHaveBeenCalled();
});
