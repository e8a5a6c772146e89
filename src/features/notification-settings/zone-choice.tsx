import { useTranslation } from 'react-i18next';
import { knownZones } from '@/domain/known-zones';
import { Select } from '@/ui/select';
import type { ChoicesProps } from './choices-props';
import { zoneName } from './zone-name';

/** By which clocks devices are quiet and the digest comes. */
export function ZoneChoice({ settings: { timeZone }, choose, disabled }: ChoicesProps) {
  const { t } = useTranslation('notification-settings');
  const zones = [...new Set([...knownZones(), timeZone])].toSorted();
  return (
    <Select
      label={t('zone.choose')}
      hint={t('zone.hint')}
      options={zones.map((value) => ({ value, label: zoneName(value) }))}
      value={timeZone}
      disabled={disabled}
      onChange={({ target: { value } }) => choose((now) => ({ ...now, timeZone: value }))}
    />
  );
}
