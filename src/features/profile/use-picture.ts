import { useState } from 'react';
import { PROFILE_PICTURE_SIDE } from '@/domain/limits';
import { encodePicture, useObjectUrl } from '@/features/pictures';

export interface ChosenPicture {
  /** What will be saved: a new picture, none, or undefined for the present one. */
  picture: Blob | null | undefined;
  /** Address to show. */
  shown: string | null;
  failed: boolean;
  choose: (file: File) => Promise<void>;
  remove: () => void;
}

/** The picture of the form: cropped and re-encoded as soon as it is chosen, so that one sees what will be saved. */
export function usePicture(present: string | null): ChosenPicture {
  const [picture, setPicture] = useState<Blob | null>();
  const [failed, setFailed] = useState(false);
  const preview = useObjectUrl(picture ?? null);
  return {
    picture,
    shown: picture === undefined ? present : preview,
    failed,
    async choose(file) {
      setFailed(false);
      try {
        const { blob } = await encodePicture(file, { square: true, maxSide: PROFILE_PICTURE_SIDE });
        setPicture(blob);
      } catch {
        setFailed(true);
      }
    },
    remove() {
      setFailed(false);
      setPicture(null);
    },
  };
}
