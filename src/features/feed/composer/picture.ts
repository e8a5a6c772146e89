import type { WaitingPicture } from '@/features/offline';
import { encodePicture } from '@/features/pictures';

/** A picture ready to be stored: re-encoded, so nothing of the camera or the place is left in it. */
export interface Picture extends WaitingPicture {
  /** For showing it before it is stored; release it when it is no longer shown. */
  previewUrl: string;
  /** Stored already by a try that failed afterwards. */
  storedUrl: string | null;
}

/**
 * A chosen file as a picture of a draft.
 * @throws when the browser cannot read the file as a picture
 */
export const preparePicture = async (file: Blob): Promise<Picture> => shownPicture(await encodePicture(file));

/** A picture that can be looked at before it is stored. */
export const shownPicture = (encoded: WaitingPicture): Picture => ({
  ...encoded,
  previewUrl: URL.createObjectURL(encoded.blob),
  storedUrl: null,
});

/** What of a picture can be stored: its preview lasts for the page only. */
export const pixelsOf = ({ blob, name, width, height }: Picture): WaitingPicture => ({
  blob,
  name,
  width,
  height,
});

export const releasePicture = (picture: Picture): void => URL.revokeObjectURL(picture.previewUrl);
