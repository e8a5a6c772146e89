import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/checkbox';
import type { ChoicesProps } from './choices-props';

/** Whether devices show who wrote what. */
export function ShownText({ settings, choose, disabled }: ChoicesProps) {
  const { t } = useTranslation('notification-settings');
  return (
    <Checkbox
      label={t('text.on')}
      hint={t('text.hint')}
      checked={settings.pushShowsText}
      disabled={disabled}
      onChange={({ target: { checked } }) => choose((now) => ({ ...now, pushShowsText: checked }))}
    />
  );
}
