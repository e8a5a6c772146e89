import { useTranslation } from 'react-i18next';
import { DEFAULT_SETTINGS } from '@/domain/entities/notification-settings';
import { Checkbox } from '@/ui/checkbox';
import { Select } from '@/ui/select';
import type { ChoicesProps } from './choices-props';
import { useHours } from './use-hours';

/** When devices stay silent. */
export function QuietHours({ settings: { quietHours }, choose, disabled }: ChoicesProps) {
  const { t } = useTranslation('notification-settings');
  const hours = useHours();
  return (
    <div className="grid gap-4">
      <Checkbox
        label={t('quiet.on')}
        checked={quietHours !== null}
        disabled={disabled}
        onChange={({ target: { checked } }) =>
          choose((now) => ({ ...now, quietHours: checked ? DEFAULT_SETTINGS.quietHours : null }))
        }
      />
      {quietHours && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['from', 'to'] as const).map((end) => (
            <Select
              key={end}
              label={t(`quiet.${end}`)}
              hint={end === 'to' && quietHours.from === quietHours.to && t('quiet.never')}
              options={hours}
              value={String(quietHours[end])}
              disabled={disabled}
              onChange={({ target: { value } }) =>
                choose((now) => ({
                  ...now,
                  quietHours: { ...(now.quietHours ?? quietHours), [end]: Number(value) },
                }))
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}
