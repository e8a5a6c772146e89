import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '@/i18n/lazy-component';
import { renderUi } from '@/ui/testing';
import { ErrorBoundary } from './error-boundary';

let broken = true;
function Page() {
  if (broken) throw new Error('A page that breaks');
  return <p>All well</p>;
}
const page = (location: string, framed = false) => (
  <ErrorBoundary location={location} framed={framed}>
    <Page />
  </ErrorBoundary>
);

describe('ErrorBoundary', () => {
  beforeEach(() => {
    broken = true;
    // React says every error that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('says that the page broke, with a way back and a way to try again', async () => {
    const { user } = renderUi(page('/events'));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('All well')).toBeInTheDocument();
  });

  it('keeps saying so until it is tried again or left', () => {
    const { rerender } = renderUi(page('/events'));
    broken = false;
    rerender(page('/events'));
    expect(screen.queryByText('All well')).not.toBeInTheDocument();
    rerender(page('/groups'));
    expect(screen.getByText('All well')).toBeInTheDocument();
  });

  it('makes one main landmark, the frame’s where there is a frame', () => {
    const { unmount } = renderUi(page('/events'));
    expect(screen.getAllByRole('main')).toHaveLength(1);
    unmount();
    renderUi(page('/events', true));
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });

  it('has a heading and names the tab', () => {
    renderUi(page('/events'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something broke on this page');
    expect(document.title).toContain('Something broke on this page');
  });

  it('says of a page that cannot be fetched what is wrong, and asks for it once a try', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const Events = lazyComponent(load);
    const ui = (location: string) => (
      <ErrorBoundary location={location}>
        <Suspense>
          <Events />
        </Suspense>
      </ErrorBoundary>
    );
    const { user, rerender } = renderUi(ui('/events'));
    const heading = () => screen.findByRole('heading', { name: 'This page could not be loaded' });
    await heading();
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading();
    expect(load).toHaveBeenCalledTimes(2);
    // A link to another address of the same page is a try, too.
    rerender(ui('/events/2'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
    await heading();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
