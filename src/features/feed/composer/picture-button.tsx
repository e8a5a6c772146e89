import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { PICTURE_TYPES } from './use-picture';

interface Props {
  disabled: boolean;
  onFile: (file: File | undefined) => void;
}

/** Opens the browser's own picker (on a phone: camera or album). */
export function PictureButton({ disabled, onFile }: Props) {
  const { t } = useTranslation('feed');
  const input = useRef<HTMLInputElement>(null);
  const button = (
    <Button
      variant="quiet"
      icon={<ImagePlus aria-hidden />}
      className="-ml-3"
      disabled={disabled}
      onClick={() => input.current?.click()}
    >
      {t('composer.addPicture')}
    </Button>
  );
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        aria-label={t('composer.addPicture')}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same picture may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      {button}
    </>
  );
}
