import { useEffect, useState } from 'react';

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
  const [preview, setPreview] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!picture) return setPreview(null);
    const address = URL.createObjectURL(picture);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);

  return {
    picture,
    shown: picture === undefined ? present : preview,
    failed,
    async choose(file) {
      setFailed(false);
      try {
        const { squarePicture } = await import('./square-picture');
        setPicture(await squarePicture(file));
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
