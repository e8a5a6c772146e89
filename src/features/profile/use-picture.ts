import { useRef, useState } from 'react';
import { PROFILE_PICTURE_SIDE } from '@/domain/limits';
import { encodePicture, keepPicture, sourceOf } from '@/features/pictures';
import type { ProfileForm } from './profile-draft';

export interface ChosenPicture {
  /** Address to show. */
  shown: string | null;
  /** Why it can't be used. */
  failure: unknown;
  /** A chosen file is not ready to be saved yet. */
  preparing: boolean;
  choose: (file: File) => Promise<void>;
  remove: () => void;
}

/** The picture of the form: cropped and re-encoded as soon as it is chosen, so that one sees what will be saved. */
export function usePicture(
  present: string | null,
  picture: ProfileForm['picture'],
  setPicture: (picture: ProfileForm['picture']) => void,
): ChosenPicture {
  const [failure, setFailure] = useState<unknown>(null);
  // Of several choices quickly after each other the last one counts, whichever is ready first.
  const [preparing, setPreparing] = useState(false);
  const newest = useRef<File>(undefined);
  const chosen = picture === 'none' ? null : picture;
  return {
    shown: chosen === 'present' ? present : chosen && sourceOf(chosen),
    failure,
    preparing,
    async choose(file) {
      setFailure(null);
      newest.current = file;
      setPreparing(true);
      try {
        const encoded = await encodePicture(file, { square: true, maxSide: PROFILE_PICTURE_SIDE });
        const kept = await keepPicture(encoded);
        if (newest.current === file) setPicture(kept);
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
      setPicture('none');
    },
  };
}
