import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { storedText } from '@/stored';
import { Banner } from '@/ui/banner';
import { isInstalledApp } from '@/ui/installed-app';

/** In local storage (product §3.3). */
const dismissed = storedText('local', 'homeScreenTipDismissed');

interface Device {
  userAgent: string;
  maxTouchPoints: number;
  /** Opened from the home screen. */
  standalone: boolean;
}

/** Whether this is Safari on an iPhone or iPad, not started from the home screen: there nothing else offers it. */
export function offersHomeScreen({ userAgent, maxTouchPoints, standalone }: Device): boolean {
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  const isPhone = /iPhone|iPad|iPod/.test(userAgent);
  const isSafari = /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|GSA\//.test(userAgent);
  return !standalone && isSafari && (isPhone || isPad);
}

const thisDevice = (): Device => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  standalone: isInstalledApp(),
});

/** How to put the app on an iPhone's home screen, until dismissed on this device. */
export function HomeScreenTip() {
  const { t } = useTranslation('posts');
  const [shown, setShown] = useState(() => offersHomeScreen(thisDevice()) && dismissed.get() !== '1');
  if (!shown) return null;
  const dismiss = () => {
    setShown(false);
    dismissed.set('1');
  };
  return (
    <Banner title={t('homeScreen.title', { brand: brand.name })} onDismiss={dismiss}>
      {t('homeScreen.text')}
    </Banner>
  );
}
