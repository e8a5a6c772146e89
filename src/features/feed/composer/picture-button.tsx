import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
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
  const button = (
    <Button
      variant="quiet"
      icon={<ImagePlus aria-hidden />}
      className={compact ? '!px-0 size-11' : '-ml-3'}
      disabled={disabled}
      onClick={() => input.current?.click()}
    >
      <span className={compact ? 'sr-only' : undefined}>{t('composer.addPicture')}</span>
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
