import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { pictureTypes } from './picture-types';

interface Props {
  disabled: boolean;
  /** A sign without words. */
  compact: boolean;
  onFiles: (files: FileList | null) => void;
}

/** Opens the browser's own picker (on a phone: camera or album). */
export function PictureButton({ disabled, compact, onFiles }: Props) {
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
        multiple
        accept={pictureTypes()}
        aria-label={t('composer.addPicture')}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          onFiles(event.target.files);
          // The same pictures may be chosen again after they were removed.
          event.target.value = '';
        }}
      />
      {button}
    </>
  );
}
