import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LazyOptions, lazyComponent } from '@/i18n/lazy-component';
import { useToast } from './use-toast';

interface Closable {
  onOpenChange: (open: boolean) => void;
}

/**
 * A lazy component that opens over the page (dialog, menu): the libraries behind these weigh more than a screen and
 * most visits open none. If it cannot be fetched it closes again and says so, and the next try fetches anew.
 */
export function lazyOverlay<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
  {
    messages,
    inTransition = false,
  }: Pick<LazyOptions<P>, 'messages'> & {
    /** Opens in a transition: it is waited for by a Suspense boundary that was there before, and all comes at once. */
    inTransition?: boolean;
  } = {},
) {
  const Panel = lazyComponent(load, { messages, recover: () => Promise.resolve(Unavailable) });

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each overlay.
  function Overlay(props: P) {
    // Once for each opening: drawn again by something around it, it must not be fetched again.
    useState(Panel.renew);
    const panel = <Panel {...props} />;
    return inTransition ? panel : <Suspense fallback={null}>{panel}</Suspense>;
  }
  /** Fetches it on the first sign of interest (hover, focus), which never reloads the page. */
  const preload = () => {
    load().catch(() => undefined);
  };
  return Object.assign(Overlay, { preload });
}

function Unavailable({ onOpenChange }: Closable) {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    onOpenChange(false);
    toast.show(t('partFailed'), { tone: 'danger' });
  }, [onOpenChange, toast, t]);
  return null;
}
