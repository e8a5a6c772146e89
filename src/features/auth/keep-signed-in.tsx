import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/checkbox';

/** The choice to stay signed in on this device (product §4.1). */
export function KeepSignedIn(props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'>) {
  const { t } = useTranslation('auth');
  return <Checkbox {...props} label={t('keep.label')} hint={t('keep.hint')} />;
}
