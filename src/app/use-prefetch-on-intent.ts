import { useEffect } from 'react';
import { contentCame } from '@/ui/content-came';
import type { RoutedPage } from './lazy-pages';
import type { PageSource } from './routes';

/** Prefetches pages from the moment that this one is there: its own code comes after everything that it needs. */
export function usePrefetchOnIntent(pages: readonly RoutedPage<PageSource>[]): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    contentCame()
      .then(() => import('./prefetch-on-intent'))
      .then(
        ({ prefetchOnIntent }) => {
          if (!isOver) stop = prefetchOnIntent(pages);
        },
        // Without it pages are fetched when they are opened.
        () => undefined,
      );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [pages]);
}
