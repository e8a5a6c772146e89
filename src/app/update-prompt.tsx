import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '@/ui/use-confirm';
import { pageIsThere } from './page-is-there';

let started = false;

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
