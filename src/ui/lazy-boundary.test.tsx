import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyComponent } from '@/i18n/lazy-component';
import { LazyBoundary } from './lazy-boundary';
import { renderUi } from './testing';

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // React reports what the boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

let broken = true;
function panels(count: number) {
  broken = true;
  const load = vi.fn(() =>
    broken ? Promise.reject(new TypeError('offline')) : Promise.resolve(() => <p>soon</p>),
  );
  const Panel = lazyComponent(load);
  const all = Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all alike
    <LazyBoundary key={index} waiting={<p>waiting</p>}>
      <Panel />
    </LazyBoundary>
  ));
  const ui = (
    <>
      <h1>The page</h1>
      {all}
    </>
  );
  return { load, ui };
}
const failures = () => screen.findAllByText(/This part could not be loaded/);

it('leaves the page as it is when it cannot be fetched, and is fetched anew when asked for', async () => {
  const { load, ui } = panels(1);
  const { user } = renderUi(ui);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await failures();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('soon');
  expect(load).toHaveBeenCalledTimes(2);
});

it('is fetched anew when the network is back, once for all its places', async () => {
  const { load, ui } = panels(5);
  renderUi(ui);
  expect(await failures()).toHaveLength(5);
  expect(load).toHaveBeenCalledTimes(1);
  broken = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findAllByText('soon')).toHaveLength(5);
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows what it is told to instead', async () => {
  const { load } = panels(0);
  const Panel = lazyComponent(load);
  renderUi(
    <LazyBoundary failed={() => <p>nothing here</p>}>
      <Panel />
    </LazyBoundary>,
  );
  await screen.findByText('nothing here');
});
