import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { PICTURE_TYPES } from './use-picture';

interface Props {
  disabled: boolean;
  /** A sign without words. */
  compact: boolean;
  onFile: (file: File | undefined) => void;
}

/** Opens the browser's own picker (on a phone: camera or album). */
export function PictureButton({ disabled, compact, onFile }: Props) {
  const { t } = useTranslation('feed');
  const input = useRef<HTMLInputElement>(null);
  const pick = () => input.current?.click();
  const icon = <ImagePlus aria-hidden />;
  const button = compact ? (
    <IconButton
      label={t('composer.addPicture')}
      icon={icon}
      disabled={disabled}
      onClick={pick}
      className="size-11"
    />
  ) : (
    <Button variant="quiet" icon={icon} className="-ml-3" disabled={disabled} onClick={pick}>
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
