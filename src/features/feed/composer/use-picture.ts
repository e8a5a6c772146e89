import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftStore } from '@/features/drafts';
import { encodePicture, keepPicture } from '@/features/pictures';
import { useFormat } from '@/i18n/format';
import { fileProblem } from '@/ui/file-check';
import { useErrorMessage } from '@/ui/use-error-message';
import { losesOnReload } from '@/unsaved';
import { type Draft, write } from '../model/draft';

/** What the picker offers. iPhones hand out a JPEG for their own format when it is not in the list. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';
// As it comes from a camera; what is stored is far smaller.
const MAX_CHOSEN_BYTES = 50 * 1024 * 1024;

/** Takes a picture into the draft: picked, dropped or pasted. */
export function usePicture(store: DraftStore<Draft>, blocked: boolean) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const [preparing, setPreparing] = useState(false);
  // Of two chosen quickly the later one counts, whichever is ready first.
  const newest = useRef<File>(undefined);
  const [error, setError] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  const remove = () => write(store, { picture: null });
  const take = async (file: File) => {
    const problem = fileProblem(file, 'image/*', MAX_CHOSEN_BYTES);
    if (problem === 'tooBig')
      return setError(t('composer.tooBig', { max: format.fileSize(MAX_CHOSEN_BYTES) }));
    if (problem === 'wrongType') return setError(t('composer.notAPicture'));
    setError(null);
    setPreparing(true);
    newest.current = file;
    losesOnReload(file, true);
    try {
      // Drawn anew, so nothing of the camera or the place is left in it.
      const picture = await keepPicture(await encodePicture(file));
      if (newest.current === file) write(store, { picture: { ...picture, storedUrl: null } });
    } catch (failure) {
      // HEIC outside of Safari, a damaged file, no memory for it; unless our own code for it is missing.
      if (newest.current === file) setError(errorMessage(failure, t('composer.unreadable')));
    } finally {
      losesOnReload(file, false);
      if (newest.current === file) setPreparing(false);
    }
  };
  const takeFrom = (event: ClipboardEvent | DragEvent, files: FileList) => {
    const [file] = files;
    if (!file || blocked) return;
    event.preventDefault();
    void take(file);
  };

  return {
    preparing,
    error,
    isOver,
    remove,
    take: (file: File | undefined) => void (file && take(file)),
    /** For the element that pictures may be dropped on and pasted into. */
    target: {
      onPaste: (event: ClipboardEvent) => takeFrom(event, event.clipboardData.files),
      onDrop: (event: DragEvent) => {
        setOver(false);
        takeFrom(event, event.dataTransfer.files);
      },
      onDragOver: (event: DragEvent) => {
        if (blocked || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
    },
  };
}
