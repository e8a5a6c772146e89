import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/icon-button';

interface Props {
  src: string;
  /** What is seen, for screen readers. */
  label: string;
  onClose: () => void;
}

/** A picture as large as it is and the window allows. The browser's own dialog: a window of ours is a column wide. */
export function PictureViewer({ src, label, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      // A click beside it closes it where browsers know this; Escape and the button do everywhere.
      closedby="any"
      className="m-auto max-h-none max-w-none animate-fade overflow-visible rounded-md bg-sunken shadow-floating backdrop:bg-scrim"
    >
      <img src={src} alt="" className="max-h-[92dvh] max-w-[94vw] rounded-md" />
      <IconButton
        label={t('close')}
        icon={<X aria-hidden />}
        onClick={() => dialog.current?.close()}
        className="!absolute top-2 right-2 bg-surface text-ink shadow-floating"
      />
    </dialog>
  );
}
