import type { FileBounds, FileFault } from './types';

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Letters at a place; fewer where the file ends before. */
export const lettersAt = (bytes: Uint8Array, start: number, count: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + count));

/** A picture of no size is broken, one of too many pixels would take its reader's memory. */
export function sizeFault(
  width: number,
  height: number,
  { maxSide, maxPixels }: FileBounds,
): FileFault | null {
  if (width === 0 || height === 0) return 'damaged';
  return Math.max(width, height) > maxSide || width * height > maxPixels ? 'too-large' : null;
}
