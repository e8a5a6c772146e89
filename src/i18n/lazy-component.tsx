import { type ComponentType, lazy, useState } from 'react';
import { loadNamespaces, type Namespace } from './i18n';
import { loadChunk, pageHost } from './load-chunk';

/** A component that is fetched when first shown. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Fetches it earlier (hover, focus, idle). A failure shows when it is shown. */
  preload: () => Promise<void>;
  /** Lets it be fetched anew if the last try failed. */
  renew: () => void;
};

export interface LazyOptions<P extends object> {
  /** Its messages: they travel beside the code, so that neither waits for the other. */
  messages?: readonly Namespace[];
  /** What is waited for before it is fetched. */
  after?: () => Promise<void>;
  /**
   * What is shown when it cannot be fetched. Without this the nearest error boundary says so, as for a page; with it
   * something typed around it is never lost to a reload.
   */
  recover?: (fetchAgain: () => Promise<ComponentType<P>>) => Promise<ComponentType<P>>;
}

/** What is renewed before a screen that lacks code is tried again. */
const failed = new Set<() => void>();

/** Has something else that could not be fetched renewed together with the components. */
export const renewOnRetry = (renew: () => void): void => void failed.add(renew);

/**
 * Lets components that could not be fetched be fetched anew. React keeps a rejected lazy component for ever, so an
 * error boundary calls this before it shows its children again, and nothing else may: until a boundary has caught the
 * rejection, React asks for the component by itself over and over, and would fetch each new one.
 */
export function retryFailedCode(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * A component as its own chunk:
 * `lazyComponent(() => import('./feed-page').then((m) => m.FeedPage), { messages: ['feed'] })`.
 * A page stands inside a Suspense boundary and an error boundary that renews it, a part of one in a `LazyBoundary`, and
 * what opens over one is a `lazyOverlay`. Code without a component is fetched with `loadChunk` alone.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { messages = [], after, recover }: LazyOptions<P> = {},
): LazyComponent<P> {
  let hasFailed = false;
  let known: ComponentType<P> | null = null;
  const host = recover ? undefined : pageHost;
  const fetchOnce = async () => {
    const [component] = await loadChunk(() => Promise.all([load(), loadNamespaces(messages)]), host);
    known = component;
    return component;
  };
  const fetchComponent = (): Promise<ComponentType<P>> =>
    fetchOnce().catch((error: unknown) => {
      hasFailed = true;
      if (recover) return recover(fetchComponent);
      failed.add(renew);
      throw error;
    });
  const make = () =>
    lazy(() =>
      (after ? after().then(fetchComponent) : fetchComponent()).then((found) => ({ default: found })),
    );
  let Current = make();
  const renew = () => {
    if (hasFailed) Current = make();
    hasFailed = false;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each component.
  function Lazy(props: P) {
    // What is there is drawn at once. React would draw what stands in for it first, and leave that for 300 ms.
    const [Shown] = useState(() => known ?? Current);
    return <Shown {...props} />;
  }
  const preload = () => fetchOnce().then(() => undefined);
  return Object.assign(Lazy, { preload, renew });
}
