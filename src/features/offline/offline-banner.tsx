import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '@/ui/banner';
import { useEntries, useIsQuotaExceeded, useOffline, useOutbox } from './offline-context';

/** How long the words that all is well again stay for those who listen, in milliseconds. */
const BACK_MS = 5000;

/** Says above every screen that the device is cut off, what that means, and quietly when it is over. */
export function OfflineBanner() {
  const { t } = useTranslation('offline');
  const full = useIsQuotaExceeded();
  const offline = useOffline() && !full;
  const waiting = useEntries().filter(
    (entry) => !entry.refused && !entry.isSent && !entry.isDiscarded,
  ).length;
  const outbox = useOutbox();
  const isBack = useIsBack(offline);
  return (
    <div role="status">
      {offline && (
        <Banner tone="warning" title={t('title')} className="mb-6">
          {!outbox && t('visitor')}
          {outbox && waiting === 0 && t('nothingWaits')}
          {waiting > 0 && `${t('text')} ${t('waiting', { count: waiting })}`}
        </Banner>
      )}
      {full && (
        <Banner tone="warning" title={t('full.title')} className="mb-6">
          {t('full.text')} {waiting > 0 && t('waiting', { count: waiting })}
        </Banner>
      )}
      {isBack && <span className="sr-only">{t('back')}</span>}
    </div>
  );
}

function useIsBack(offline: boolean): boolean {
  const [state, setState] = useState({ offline, isBack: false });
  if (state.offline !== offline) setState({ offline, isBack: !offline });
  useEffect(() => {
    if (!state.isBack) return;
    const timer = setTimeout(() => setState((now) => ({ ...now, isBack: false })), BACK_MS);
    return () => clearTimeout(timer);
  }, [state.isBack]);
  return state.isBack;
}
