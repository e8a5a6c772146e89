import { useMemo, useRef, useState } from 'react';
import { PROFILE_PICTURE_SIDE } from '@/domain/limits';
import type { WaitingPicture } from '@/features/offline';
import { encodePicture, useObjectUrl } from '@/features/pictures';
import { NO_PICTURE, pictureOf, pictureText } from './profile-draft';

export interface ChosenPicture {
  /** What will be saved: a new picture, none, or undefined for the present one. */
  picture: WaitingPicture | null | undefined;
  /** Address to show. */
  shown: string | null;
  /** Why it can't be used. */
  failure: unknown;
  /** A chosen file is not ready to be saved yet. */
  preparing: boolean;
  choose: (file: File) => Promise<void>;
  remove: () => void;
}

/**
 * The picture of the form: cropped and re-encoded as soon as it is chosen, so that one sees what will be saved.
 * @param text what is chosen, as the form holds it
 */
export function usePicture(
  present: string | null,
  text: string,
  setText: (text: string) => void,
): ChosenPicture {
  const picture = useMemo(() => pictureOf(text), [text]);
  const [failure, setFailure] = useState<unknown>(null);
  // Of several choices quickly after each other the last one counts, whichever is ready first.
  const [preparing, setPreparing] = useState(false);
  const newest = useRef<File>(undefined);
  const preview = useObjectUrl(picture?.blob ?? null);
  return {
    picture,
    shown: picture === undefined ? present : preview,
    failure,
    preparing,
    async choose(file) {
      setFailure(null);
      newest.current = file;
      setPreparing(true);
      try {
        const encoded = await encodePicture(file, { square: true, maxSide: PROFILE_PICTURE_SIDE });
        const chosen = await pictureText(encoded);
        if (newest.current === file) setText(chosen);
      } catch (error) {
        if (newest.current === file) setFailure(error);
      } finally {
        if (newest.current === file) setPreparing(false);
      }
    },
    remove() {
      newest.current = undefined;
      setPreparing(false);
      setFailure(null);
      setText(NO_PICTURE);
    },
  };
}
