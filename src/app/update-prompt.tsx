import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '@/ui/use-confirm';

let started = false;

/** After the page has loaded and has nothing better to do: what the worker fetches must not delay it. */
function whenLoaded(run: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000));
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

/** Keeps the app installable and up to date (spec §4 app version). Shows nothing until there is something to ask. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  useEffect(() => {
    if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    started = true;
    const ask = () =>
      confirm({
        title: t('newVersion.question'),
        confirmLabel: t('newVersion.refresh'),
        cancelLabel: t('newVersion.later'),
      });
    whenLoaded(() => {
      import('./service-worker')
        .then((module) => module.startServiceWorker(ask))
        // Private windows and denied storage have no worker; everything else works without.
        .catch(() => undefined);
    });
  }, [confirm, t]);
  return null;
}
