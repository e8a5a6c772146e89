import { useTranslation } from 'react-i18next';
import { DIGEST_RHYTHMS, type NotificationSettings } from '@/domain/entities/notification-settings';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import { useHours } from './use-hours';

type Digest = NotificationSettings['digest'];

interface Props {
  digest: Digest;
  /** Some news is to come in it. */
  isWanted: boolean;
  /** By which clocks its hour is. */
  hourHint: string;
  disabled: boolean;
  choose: (change: Partial<Digest>) => void;
}

/** How often a digest comes, and when; with a word where news waits for one that never comes. */
export function DigestChoice({ digest: { rhythm, hour }, isWanted, hourHint, disabled, choose }: Props) {
  const { t } = useTranslation('notification-settings');
  const hours = useHours();
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('digest.rhythm')}
          options={DIGEST_RHYTHMS.map((value) => ({ value, label: t(`digest.${value}`) }))}
          value={rhythm}
          disabled={disabled}
          onChange={({ target: { value } }) => {
            const chosen = DIGEST_RHYTHMS.find((one) => one === value);
            if (chosen) choose({ rhythm: chosen });
          }}
        />
        {rhythm !== 'never' && (
          <Select
            label={t('digest.hour')}
            hint={hourHint}
            options={hours}
            value={String(hour)}
            disabled={disabled}
            onChange={({ target: { value } }) => choose({ hour: Number(value) })}
          />
        )}
      </div>
      {isWanted && rhythm === 'never' && (
        <Banner
          tone="warning"
          actions={
            <Button
              size="sm"
              variant="secondary"
              disabled={disabled}
              onClick={() => choose({ rhythm: 'weekly' })}
            >
              {t('digest.turnOn')}
            </Button>
          }
        >
          {t('digest.missing')}
        </Banner>
      )}
    </div>
  );
}
