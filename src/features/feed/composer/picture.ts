import type { WaitingPicture } from '@/features/offline';
import { loadChunk } from '@/i18n/load-chunk';
import type { EncodeOptions } from './encode-picture';

/** A picture ready to be stored: re-encoded, so nothing of the camera or the place is left in it. */
export interface Picture extends WaitingPicture {
  /** For showing it before it is stored; release it when it is no longer shown. */
  previewUrl: string;
  /** Stored already by a try that failed afterwards. */
  storedUrl: string | null;
}

/**
 * Re-encodes a picture in the browser. The code for it is fetched when somebody chooses one.
 * @throws when the browser cannot read the file as a picture
 */
export async function preparePicture(file: Blob, options?: EncodeOptions): Promise<Picture> {
  const { encodePicture } = await loadChunk(() => import('./encode-picture'));
  const encoded = await encodePicture(file, options);
  return shownPicture(encoded);
}

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
