import { type ComponentType, lazy } from 'react';
import { loadNamespaces, type Namespace } from './i18n';
import { loadChunk, pageHost } from './load-chunk';

/** A page that is fetched when first shown; `preload` fetches it earlier (hover, focus, idle). */
export type LazyPage<P extends object> = ComponentType<P> & { preload: () => Promise<void> };

/** Replaces the pages that could not be fetched by ones that are still to be fetched. */
const renewals = new Set<() => void>();

/** Has something else that could not be fetched renewed together with the pages. */
export const renewWithPages = (renew: () => void): void => void renewals.add(renew);

/**
 * Lets pages that could not be fetched be fetched anew. React keeps a rejected lazy component for ever, so an error
 * boundary calls this before it shows its children again, and nothing else may: until a boundary has caught the
 * rejection, React asks for the page by itself over and over, and would fetch each new one.
 */
export function renewFailedPages(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * A page as its own chunk, fetched together with its messages so that neither waits for the other.
 * `lazyPage(() => import('./feed-page').then((m) => m.FeedPage), ['feed'])`, inside a Suspense boundary and an error
 * boundary that renews it.
 */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  namespaces: readonly Namespace[] = [],
): LazyPage<P> {
  const fetchAll = async () => {
    const [component] = await loadChunk(() => Promise.all([load(), loadNamespaces(namespaces)]), pageHost);
    return { default: component };
  };
  const make = () =>
    lazy(() =>
      fetchAll().catch((error: unknown) => {
        renewals.add(renew);
        throw error;
      }),
    );
  let Current = make();
  const renew = () => {
    Current = make();
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each page.
  function Page(props: P) {
    return <Current {...props} />;
  }
  const preload = () => fetchAll().then(() => undefined);
  return Object.assign(Page, { preload });
}
