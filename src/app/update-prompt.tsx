import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { someCodeCame } from '@/i18n/load-chunk';
import { useConfirm } from '@/ui/use-confirm';

let started = false;

/**
 * Resolves once the page has loaded, also the code it asks for bit by bit, and has nothing better to do. The worker
 * fetches the whole app: on a slow line the page would wait for minutes behind it.
 */
async function pageIsThere(): Promise<void> {
  const idle = () =>
    new Promise<unknown>((resolve) =>
      'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
    );
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // What was drawn with the last of it may ask for more.
  do await idle();
  while (await someCodeCame());
}

/** Keeps the app installable and up to date (product §4.15). Shows nothing until there is something to ask. */
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
    pageIsThere()
      .then(() => import('./service-worker'))
      .then((module) => module.startServiceWorker(ask))
      // Private windows and denied storage have no worker; everything else works without.
      .catch(() => undefined);
  }, [confirm, t]);
  return null;
}
