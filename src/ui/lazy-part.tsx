import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
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
  let failed = false;
  const make = () =>
    lazy(() =>
      loadChunk(load)
        .catch((): ComponentType<P> => {
          failed = true;
          return Unavailable;
        })
        .then((component) => ({ default: component })),
    );
  let current: ComponentType<P> = make();
  /** What is opened now; one that failed when it was opened before is fetched anew. */
  const choose = () => {
    if (failed) current = make();
    failed = false;
    return current;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each part.
  function Part(props: P) {
    // The same one while it is open: drawn again by something around it, it must not be fetched again.
    const [Shown] = useState(choose);
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
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
