import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '@/i18n/load-chunk';
import { useToast } from './use-toast';

interface Closable {
  onOpenChange: (open: boolean) => void;
}

/**
 * Something that opens over the page (dialog, menu), fetched when it is first wanted: the libraries behind them
 * weigh more than a screen and most visits open none. If it cannot be fetched it closes again and says so, and the
 * next try fetches anew.
 */
export function lazyPart<P extends Closable>(load: () => Promise<ComponentType<P>>) {
  const make = () =>
    lazy(() =>
      loadChunk(load)
        .catch((): ComponentType<P> => {
          Current = make();
          return Unavailable;
        })
        .then((component) => ({ default: component })),
    );
  let Current: ComponentType<P> = make();

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each part.
  function Part(props: P) {
    return (
      <Suspense fallback={null}>
        <Current {...props} />
      </Suspense>
    );
  }
  /** Fetches it on the first sign of interest (hover, focus). A failure here shows when it is opened. */
  const preload = () => {
    load().catch(() => undefined);
  };
  return Object.assign(Part, { preload });
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
