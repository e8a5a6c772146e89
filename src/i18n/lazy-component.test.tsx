import { screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { lazyComponent, retryFailedCode } from './lazy-component';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch() {
    retryFailedCode();
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        Try again
      </button>
    );
  }
}

const Page = ({ name }: { name: string }) => <h1>Hello {name}</h1>;

describe('lazyComponent', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows the page with its props once it is there', async () => {
    const load = vi.fn(() => Promise.resolve(Page));
    const Lazy = lazyComponent(load);
    renderUi(
      <Suspense fallback="waiting">
        <Lazy name="Ana" />
      </Suspense>,
    );
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Hello Ana' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows at once what was fetched before', async () => {
    const load = vi.fn(() => Promise.resolve(Page));
    const Lazy = lazyComponent(load);
    await Lazy.preload();
    renderUi(
      <Suspense fallback="waiting">
        <Lazy name="Ana" />
      </Suspense>,
    );
    expect(screen.getByRole('heading', { name: 'Hello Ana' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks once a try, and fetches anew when the error boundary tries again', async () => {
    // React reports what the boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let broken = true;
    const load = vi.fn(() => (broken ? Promise.reject(new TypeError('offline')) : Promise.resolve(Page)));
    const Lazy = lazyComponent(load);
    const { user } = renderUi(
      <Boundary>
        <Suspense fallback="waiting">
          <Lazy name="Ben" />
        </Suspense>
      </Boundary>,
    );
    const again = () => screen.findByRole('button', { name: 'Try again' });
    await again();
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(await again());
    await again();
    expect(load).toHaveBeenCalledTimes(2);
    broken = false;
    await user.click(await again());
    await screen.findByRole('heading', { name: 'Hello Ben' });
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is fetched only once what it waits for is there', async () => {
    let begin = () => {};
    const load = vi.fn(() => Promise.resolve(Page));
    const Lazy = lazyComponent(load, { after: () => new Promise((resolve) => (begin = resolve)) });
    renderUi(
      <Suspense fallback="waiting">
        <Lazy name="Cleo" />
      </Suspense>,
    );
    expect(load).not.toHaveBeenCalled();
    begin();
    await screen.findByRole('heading', { name: 'Hello Cleo' });
  });

  it('stays as it is when it can recover: by another try, or by something else in its place', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(() => Promise.resolve(Page)).mockRejectedValueOnce(new TypeError('offline'));
    const Again = lazyComponent(load, { recover: (fetchAgain) => fetchAgain() });
    const Other = lazyComponent<{ name: string }>(() => Promise.reject(new TypeError('offline')), {
      recover: () => Promise.resolve(({ name }) => <p>Not now, {name}</p>),
    });
    renderUi(
      <Suspense fallback="waiting">
        <Again name="Dan" />
        <Other name="Eve" />
      </Suspense>,
    );
    await screen.findByRole('heading', { name: 'Hello Dan' });
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Not now, Eve')).toBeInTheDocument();
  });
});
