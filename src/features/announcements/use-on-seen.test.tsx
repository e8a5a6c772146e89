import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aWindow, IN_SIGHT } from './testing';
import { useOnSeen } from './use-on-seen';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Watched({ isWanted = true, onSeen }: { isWanted?: boolean; onSeen: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useOnSeen(box, isWanted, onSeen);
  return <div ref={box} />;
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

function look(isWanted = true) {
  const view = aWindow();
  const onSeen = vi.fn();
  const { unmount } = render(<Watched isWanted={isWanted} onSeen={onSeen} />);
  return { ...view, onSeen, unmount };
}

it('is seen after a second on the screen, once', async () => {
  const { put, onSeen } = look();
  await pass(5_000);
  expect(onSeen).not.toHaveBeenCalled();
  put(IN_SIGHT);
  await pass(900);
  expect(onSeen).not.toHaveBeenCalled();
  await pass(200);
  expect(onSeen).toHaveBeenCalledOnce();
  await pass(5_000);
  expect(onSeen).toHaveBeenCalledOnce();
});

it.each([
  ['a third of it', { ratio: 0.3, height: 60 }, 0],
  ['half of it', { ratio: 0.5, height: 60 }, 1],
  ['a tenth of it that fills half of the window', { ratio: 0.1, height: 400 }, 1],
  ['a tenth of it that fills a third of the window', { ratio: 0.1, height: 260 }, 0],
])('%s counts as it should', async (_what, place, times) => {
  const { put, onSeen } = look();
  put(place);
  await pass(2_000);
  expect(onSeen).toHaveBeenCalledTimes(times);
});

it('begins anew when it was scrolled away, and goes on while one reads on in it', async () => {
  const { put, onSeen } = look();
  put(IN_SIGHT);
  await pass(600);
  put({ ratio: 0, height: 0 });
  await pass(600);
  put(IN_SIGHT);
  await pass(600);
  expect(onSeen).not.toHaveBeenCalled();
  put({ ratio: 0.7, height: 70 });
  await pass(500);
  expect(onSeen).toHaveBeenCalledOnce();
});

it('is not seen in a tab that nobody looks at, nor where nobody asks, nor after it is gone', async () => {
  const { put, hide, onSeen } = look();
  hide(true);
  put(IN_SIGHT);
  await pass(5_000);
  expect(onSeen).not.toHaveBeenCalled();
  hide(false);
  await pass(1_100);
  expect(onSeen).toHaveBeenCalledOnce();
  const unwanted = look(false);
  unwanted.put(IN_SIGHT);
  const gone = look();
  gone.put(IN_SIGHT);
  await pass(500);
  gone.unmount();
  await pass(5_000);
  expect([unwanted.onSeen, gone.onSeen].map((one) => one.mock.calls.length)).toEqual([0, 0]);
});
