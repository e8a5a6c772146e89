import { CameraOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What a family wishes about pictures, beside its name. */
export function PhotoWish({ text }: { text: string }) {
  const { t } = useTranslation('directory');
  return (
    <span className="flex items-start gap-1.5 text-sm">
      <CameraOff aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">{t('photoWish')} </span>
        <span dir="auto">{text}</span>
      </span>
    </span>
  );
}
