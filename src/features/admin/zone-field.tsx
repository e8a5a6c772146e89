import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { knownZones } from '@/domain/known-zones';
import { Select } from '@/ui/select';

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'hint' | 'options'>;

/** In which time zone a school is. The browser's own list is searched by typing. Spread `register('timeZone')` into it. */
export function ZoneField(field: Props) {
  const { t } = useTranslation('admin');
  return (
    <Select
      {...field}
      label={t('schools.timeZone')}
      hint={t('schools.timeZoneHint')}
      options={knownZones().map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
    />
  );
}
