import { fetched } from '@/backend/fetched';
import { loadChunk } from '@/i18n/load-chunk';
import type { EncodedPicture, EncodeOptions } from './encode-picture';

/**
 * Re-encodes a picture in the browser. The code for it is fetched when somebody chooses one.
 * @throws BackendError unavailable when that code can't be fetched; anything else when the browser cannot read the file
 * as a picture
 */
export async function encodePicture(file: Blob, options?: EncodeOptions): Promise<EncodedPicture> {
  const encoder = await fetched(() => loadChunk(() => import('./encode-picture')));
  return encoder.encodePicture(file, options);
}
