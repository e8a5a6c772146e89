import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { storedText } from '@/stored';
import { Button } from '@/ui/button';
import { useSettings } from './api/use-settings';
import { withDigest } from './with-digest';

/** In local storage (product §3.3). */
const declined = storedText('local', 'digestOfferDeclined');

/**
 * Who is new is offered a digest. It takes the same room before it is read, while it asks and once it is answered, as
 * what stands below must not move.
 */
export function DigestOffer({ uid }: { uid: string }) {
  const { t } = useTranslation('notification-settings');
  const id = useId();
  const { read, choose } = useSettings(uid);
  const [isDeclined, setDeclined] = useState(() => declined.get() === '1');
  if (!read.data) return null;
  const { rhythm } = read.data.digest;
  if (rhythm !== 'never' || isDeclined) {
    return (
      <p role="status">
        {t(rhythm === 'never' ? 'digestOffer.declined' : `digestOffer.got-${rhythm}`)}{' '}
        <Link to="/account/notifications" className="link">
          {t('digestOffer.settings')}
        </Link>
      </p>
    );
  }
  const decline = () => {
    declined.set('1');
    setDeclined(true);
  };
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold text-base">
        {t('digestOffer.title')}
      </h3>
      <p className="text-muted text-sm">{t('digestOffer.text')}</p>
      <div className="flex flex-wrap gap-2">
        {(['weekly', 'daily'] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            variant="secondary"
            onClick={() => choose((now) => withDigest(now, { rhythm: one }))}
          >
            {t(`digestOffer.${one}`)}
          </Button>
        ))}
        <Button size="sm" variant="quiet" onClick={decline}>
          {t('digestOffer.no')}
        </Button>
      </div>
    </section>
  );
}
