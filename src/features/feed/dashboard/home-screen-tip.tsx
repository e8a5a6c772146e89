import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { storedText } from '@/stored';
import { Banner } from '@/ui/banner';
import { offersHomeScreen } from '@/ui/home-screen';

/** In local storage (product §3.3). */
const dismissed = storedText('local', 'homeScreenTipDismissed');

/** How to put the app on an iPhone's home screen, until dismissed on this device. */
export function HomeScreenTip() {
  const { t } = useTranslation('posts');
  const [shown, setShown] = useState(() => offersHomeScreen() && dismissed.get() !== '1');
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
