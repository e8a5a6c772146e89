import { CameraOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePhotoWish } from '../api/use-photo-wish';

interface PhotoWishLineProps {
  schoolId: string;
  uid: string;
}

/** What a family wishes about pictures, on its profile. */
export function PhotoWishLine({ schoolId, uid }: PhotoWishLineProps) {
  const { t } = useTranslation('community');
  const { data } = usePhotoWish(schoolId, uid);
  if (!data) return null;
  return (
    <p className="flex items-start gap-2">
      <CameraOff aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {t('photos.label')} <span dir="auto">{data.text}</span>
      </span>
    </p>
  );
}
