import { lettersAt, sizeFault, viewOf } from './bytes';
import type { FileBounds, FileFault } from './types';

/** Name and length of a chunk. */
const CHUNK_HEAD = 8;
/** Colours and camera data: the picture is whole without them. */
const EXTRA = ['ICCP', 'EXIF', 'XMP '];
/** What stands beside the picture itself: the extended header, transparency, and the above. */
const OTHERS = ['VP8X', 'ALPH', ...EXTRA];

/** Width and height of a picture packed with loss, or null where it is none. */
function lossySize(bytes: Uint8Array, start: number): [number, number] | null {
  const view = viewOf(bytes);
  const isKeyFrame = (view.getUint8(start) & 1) === 0;
  if (!isKeyFrame || lettersAt(bytes, start + 3, 3) !== '\x9d\x01\x2a') return null;
  return [view.getUint16(start + 6, true) & 0x3fff, view.getUint16(start + 8, true) & 0x3fff];
}

/** The same of one packed without loss. */
function losslessSize(bytes: Uint8Array, start: number): [number, number] | null {
  const view = viewOf(bytes);
  if (view.getUint8(start) !== 0x2f) return null;
  const bits = view.getUint32(start + 1, true);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

/** One picture that stands still, in a frame whose length is the file's, and nothing else beside it than is known. */
export function webpFault(bytes: Uint8Array, bounds: FileBounds): FileFault | null {
  if (lettersAt(bytes, 0, 4) !== 'RIFF' || lettersAt(bytes, 8, 4) !== 'WEBP') return 'other-type';
  const view = viewOf(bytes);
  if (view.getUint32(4, true) + 8 !== bytes.length) return 'damaged';
  let size: [number, number] | null = null;
  let canvas: [number, number] | null = null;
  let extra = 0;
  let at = 12;
  while (at + CHUNK_HEAD <= bytes.length) {
    const name = lettersAt(bytes, at, 4);
    const start = at + CHUNK_HEAD;
    const length = view.getUint32(at + 4, true);
    if (start + length > bytes.length) return 'damaged';
    if (name === 'VP8 ' || name === 'VP8L') {
      if (size || length < 10) return 'damaged';
      size = name === 'VP8 ' ? lossySize(bytes, start) : losslessSize(bytes, start);
      if (!size) return 'damaged';
    } else if (!OTHERS.includes(name)) return 'damaged';
    if (EXTRA.includes(name)) extra += length;
    if (extra > bounds.maxExtra) return 'too-large';
    if (name === 'VP8X') {
      if (length < 10) return 'damaged';
      canvas = [uint24(view, start + 4) + 1, uint24(view, start + 7) + 1];
    }
    at = start + length + (length % 2);
  }
  if (!size || at !== bytes.length) return 'damaged';
  // A small picture on an endless canvas would take its reader's memory all the same.
  if (canvas && (canvas[0] !== size[0] || canvas[1] !== size[1])) return 'damaged';
  return sizeFault(...size, bounds);
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
