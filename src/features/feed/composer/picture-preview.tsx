import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type KeptPicture, sourceOf } from '@/features/pictures';
import { IconButton } from '@/ui/icon-button';

/** The picture of a draft, as it will be stored. */
export function PicturePreview({ picture, onRemove }: { picture: KeptPicture; onRemove: () => void }) {
  const { t } = useTranslation('feed');
  return (
    <div className="relative justify-self-start">
      <img
        src={sourceOf(picture)}
        alt={t('composer.picture')}
        width={picture.width}
        height={picture.height}
        className="max-h-64 w-auto rounded-md border border-line"
      />
      <IconButton
        label={t('composer.removePicture')}
        icon={<X aria-hidden />}
        onClick={onRemove}
        className="!absolute top-2 right-2 bg-surface text-ink shadow-floating"
      />
    </div>
  );
}
