import { jpegFault } from './jpeg';
import { pdfFault } from './pdf';
import { pngFault } from './png';
import type { FileBounds, FileFault } from './types';
import { webpFault } from './webp';

export type { FileBounds, FileFault } from './types';

const FAULT_OF: Record<string, ((bytes: Uint8Array, bounds: FileBounds) => FileFault | null) | undefined> = {
  'application/pdf': pdfFault,
  'image/jpeg': jpegFault,
  'image/png': pngFault,
  'image/webp': webpFault,
};

/**
 * What is wrong with a file of that type, or null. From its first byte to its last it must be built as the type demands;
 * the bytes of the picture itself are not unpacked here.
 */
export function fileFault(bytes: Uint8Array, contentType: string, bounds: FileBounds): FileFault | null {
  const faultOf = FAULT_OF[contentType];
  return faultOf ? faultOf(bytes, bounds) : 'other-type';
}
