import { type ComponentType, lazy } from 'react';
import { loadNamespaces, type Namespace } from './i18n';
import { loadChunk } from './load-chunk';

/** A page that is fetched when first shown; `preload` fetches it earlier (hover, focus, idle). */
export type LazyPage<P extends object> = ComponentType<P> & { preload: () => Promise<void> };

/**
 * A page as its own chunk, fetched together with its messages so that neither waits for the other.
 * `lazyPage(() => import('./feed-page').then((m) => m.FeedPage), ['feed'])`, inside a Suspense boundary.
 */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  namespaces: readonly Namespace[] = [],
): LazyPage<P> {
  const fetchAll = async () => {
    const [component] = await loadChunk(() => Promise.all([load(), loadNamespaces(namespaces)]));
    return { default: component };
  };
  const make = () =>
    lazy(() =>
      fetchAll().catch((error: unknown) => {
        // React keeps a rejected lazy component for ever: the next try of the error boundary needs a new one.
        Current = make();
        throw error;
      }),
    );
  let Current = make();

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each page.
  function Page(props: P) {
    return <Current {...props} />;
  }
  const preload = () => fetchAll().then(() => undefined);
  return Object.assign(Page, { preload });
}
