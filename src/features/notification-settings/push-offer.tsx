import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { storedText } from '@/stored';
import { Banner } from '@/ui/banner';
import { pushSupport } from './push/browser-push';
import { deviceMarker } from './push/device-marker';

/** In local storage (product §3.3). */
const dismissed = storedText('local', 'pushOfferDismissed');

/** Who has just posted is offered to hear of answers, once on this device: where it could be told, and is not. */
export function PushOffer() {
  const { t } = useTranslation('notification-settings');
  const [isShown, setShown] = useState(
    () =>
      ['possible', 'home-screen'].includes(pushSupport()) &&
      deviceMarker() === null &&
      dismissed.get() !== '1',
  );
  if (!isShown) return null;
  const dismiss = () => {
    dismissed.set('1');
    setShown(false);
  };
  return (
    <Banner
      title={t('offer.title')}
      onDismiss={dismiss}
      actions={
        <Link to="/account/notifications" onClick={dismiss} className="link target py-2">
          {t('offer.open')}
        </Link>
      }
    >
      {t('offer.text')}
    </Banner>
  );
}
