import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadMore, type MorePages } from './load-more';
import { renderUi } from './testing';

/** Ten of a longer list. */
const pagesOf = (
  loadMore: () => void,
  { count = 10, ...over }: Partial<MorePages> & { count?: number } = {},
) => ({
  data: Array.from({ length: count }),
  hasMore: true,
  isLoadingMore: false,
  hasFailedMore: false,
  loadMore,
  ...over,
});

let come: (near: boolean) => void = () => {};

class FakeObserver {
  constructor(callback: IntersectionObserverCallback) {
    come = (near) =>
      act(() =>
        callback(
          [{ isIntersecting: near } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
  }
  observe() {}
  disconnect() {
    come = () => {};
  }
}

describe('LoadMore', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('loads when the end comes near, once at a time', () => {
    const onLoad = vi.fn();
    const { rerender } = renderUi(<LoadMore pages={pagesOf(onLoad)} />);
    come(false);
    expect(onLoad).not.toHaveBeenCalled();
    come(true);
    expect(onLoad).toHaveBeenCalledTimes(1);
    rerender(<LoadMore pages={pagesOf(onLoad, { isLoadingMore: true })} />);
    come(true);
    expect(onLoad).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Loading more...' })).toBeInTheDocument();
  });

  it('waits for the button, or for being scrolled to, when what it loads does not move it away', async () => {
    const onLoad = vi.fn();
    const { rerender, user } = renderUi(<LoadMore pages={pagesOf(onLoad)} />);
    const pages = (count: number) => {
      for (let page = 0; page < count; page += 1) {
        come(true);
        rerender(<LoadMore pages={pagesOf(onLoad, { isLoadingMore: true })} />);
        rerender(<LoadMore pages={pagesOf(onLoad)} />);
      }
    };
    pages(8);
    expect(onLoad).toHaveBeenCalledTimes(5);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onLoad).toHaveBeenCalledTimes(6);
    pages(8);
    expect(onLoad).toHaveBeenCalledTimes(11);
    come(false);
    pages(1);
    expect(onLoad).toHaveBeenCalledTimes(12);
  });

  it('goes on for who scrolls faster than pages come, as long as they make the list longer', () => {
    const onLoad = vi.fn();
    let top = 0;
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(() => top);
    const { rerender } = renderUi(<LoadMore pages={pagesOf(onLoad)} />);
    for (let page = 0; page < 20; page += 1) {
      top += 1;
      come(true);
      rerender(<LoadMore pages={pagesOf(onLoad, { isLoadingMore: true })} />);
      rerender(<LoadMore pages={pagesOf(onLoad)} />);
    }
    expect(onLoad).toHaveBeenCalledTimes(20);
  });

  it('looks again after a page that came so fast that it was never seen loading', () => {
    const onLoad = vi.fn();
    const { rerender } = renderUi(<LoadMore pages={pagesOf(onLoad)} />);
    const first = come;
    rerender(<LoadMore pages={pagesOf(onLoad)} />);
    expect(come).toBe(first);
    rerender(<LoadMore pages={pagesOf(onLoad, { count: 20 })} />);
    expect(come).not.toBe(first);
    come(true);
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('waits for the button after a failure', async () => {
    const onLoad = vi.fn();
    const { user } = renderUi(<LoadMore pages={pagesOf(onLoad, { hasFailedMore: true })} />);
    come(true);
    expect(onLoad).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('is gone when there is no more', () => {
    renderUi(<LoadMore pages={pagesOf(() => {}, { hasMore: false })} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
