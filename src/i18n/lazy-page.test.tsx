import { screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/ui/testing';
import { lazyPage } from './lazy-page';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
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

describe('lazyPage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows the page with its props once it is there', async () => {
    const load = vi.fn(() => Promise.resolve(Page));
    const Lazy = lazyPage(load);
    renderUi(
      <Suspense fallback="waiting">
        <Lazy name="Ana" />
      </Suspense>,
    );
    expect(screen.getByText('waiting')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Hello Ana' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fetches anew when the error boundary tries again', async () => {
    // React reports what the boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let broken = true;
    const Lazy = lazyPage(() => (broken ? Promise.reject(new TypeError('offline')) : Promise.resolve(Page)));
    const { user } = renderUi(
      <Boundary>
        <Suspense fallback="waiting">
          <Lazy name="Ben" />
        </Suspense>
      </Boundary>,
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(again);
    await screen.findByRole('heading', { name: 'Hello Ben' });
  });
});
