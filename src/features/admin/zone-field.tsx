import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { hereZone } from '@/domain/time-zone';
import { Select } from '@/ui/select';

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'hint' | 'options'>;

/** All that this browser knows; its own, which an older name may have, among them. */
const zones = (): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', hereZone()])].toSorted();

/** In which time zone a school is. The browser's own list is searched by typing. Spread `register('timeZone')` into it. */
export function ZoneField(field: Props) {
  const { t } = useTranslation('admin');
  return (
    <Select
      {...field}
      label={t('schools.timeZone')}
      hint={t('schools.timeZoneHint')}
      options={zones().map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
    />
  );
}
