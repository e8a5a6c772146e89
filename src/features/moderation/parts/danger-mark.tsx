import { Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says that a child may be in danger: by its words and icon, never by colour alone. */
export function DangerMark() {
  const { t } = useTranslation('moderation');
  return (
    <p className="flex items-center gap-2 rounded-md bg-danger-soft px-3 py-2 font-bold text-danger">
      <Siren aria-hidden className="size-6 shrink-0" />
      {t('danger')}
    </p>
  );
}
