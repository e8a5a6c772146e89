import { sizeFault, viewOf } from './bytes';
import type { FileBounds, FileFault } from './types';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Progressive pictures have about ten. Each goes over all pixels again, so many in a small file take minutes. */
const MAX_SCANS = 32;
/** Tables, scans and camera data of the largest file are a few hundred. */
const MAX_SEGMENTS = 2_000;
/** What programs keep beside the picture (APPn), and comments. */
const isExtra = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
/** A marker without data: restarts, and one that means nothing. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;
/** Frames say the size. Three numbers between them mean tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Where the packed picture that begins here ends: at a marker that is neither escaped nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0x00 && next !== 0xff && !isBare(next)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/** Marker after marker from the start to the end: a frame with the size, at least one scan, and the end. */
export function jpegFault(bytes: Uint8Array, bounds: FileBounds): FileFault | null {
  if (bytes[0] !== 0xff || bytes[1] !== START || bytes[2] !== 0xff) return 'other-type';
  const view = viewOf(bytes);
  let framed = false;
  let [scans, segments, extra] = [0, 0, 0];
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return 'damaged';
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (marker === END) {
      if (!framed || scans === 0) return 'damaged';
      return at + 2 === bytes.length || bounds.mayTrail ? null : 'damaged';
    } else {
      if (at + 4 > bytes.length) return 'damaged';
      const end = at + 2 + view.getUint16(at + 2);
      if (end > bytes.length) return 'damaged';
      segments += 1;
      if (isExtra(marker)) extra += end - at;
      if (marker === SCAN) scans += 1;
      if (segments > MAX_SEGMENTS || scans > MAX_SCANS || extra > bounds.maxExtra) return 'too-large';
      if (isFrame(marker)) {
        if (end < at + 10) return 'damaged';
        // Grey or colours. Four are a printer's, which neither browsers nor we show alike.
        if (![1, 3].includes(view.getUint8(at + 9))) return 'damaged';
        const fault = sizeFault(view.getUint16(at + 7), view.getUint16(at + 5), bounds);
        if (fault) return fault;
        framed = true;
      }
      at = marker === SCAN ? endOfScan(bytes, end) : end;
    }
  }
  return 'damaged';
}
