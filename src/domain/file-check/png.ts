import { lettersAt, sizeFault, viewOf } from './bytes';
import type { FileBounds, FileFault } from './types';

const MARK = '\x89PNG\r\n\x1a\n';
/** Length, name and checksum of a chunk. */
const CHUNK_FRAME = 12;
/** Ten megabytes in the smallest pieces that programs write, four kilobytes, are a quarter of that. */
const MAX_CHUNKS = 10_000;
/** Bits of a value by colour type, as the PNG standard allows them. */
const BIT_DEPTHS: Record<number, readonly number[] | undefined> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** How the pixels of a PNG are laid out (the IHDR chunk). */
export interface PngHeader {
  width: number;
  height: number;
  bitDepth: number;
  colorType: number;
  interlaced: boolean;
}

/** A chunk's name and where its data lie. */
export interface PngChunk {
  name: string;
  start: number;
  end: number;
}

/** The chunks from the first to the one that says it is the last; null where the file breaks off, or goes on and may not. */
export function pngChunks(bytes: Uint8Array, mayTrail: boolean): PngChunk[] | null {
  const view = viewOf(bytes);
  const chunks: PngChunk[] = [];
  let at = MARK.length;
  while (at + CHUNK_FRAME <= bytes.length && chunks.length < MAX_CHUNKS) {
    const start = at + 8;
    const end = start + view.getUint32(at);
    const name = lettersAt(bytes, at + 4, 4);
    chunks.push({ name, start, end });
    at = end + 4;
    if (name === 'IEND') return at === bytes.length || mayTrail ? chunks : null;
  }
  return null;
}

/** What the first chunk says. */
export function pngHeader(bytes: Uint8Array, { start }: PngChunk): PngHeader {
  const view = viewOf(bytes);
  return {
    width: view.getUint32(start),
    height: view.getUint32(start + 4),
    bitDepth: view.getUint8(start + 8),
    colorType: view.getUint8(start + 9),
    interlaced: view.getUint8(start + 12) === 1,
  };
}

/** Mark, header, picture data and end; something behind it where it may. */
export function pngFault(bytes: Uint8Array, bounds: FileBounds): FileFault | null {
  if (lettersAt(bytes, 0, MARK.length) !== MARK) return 'other-type';
  const chunks = pngChunks(bytes, bounds.mayTrail);
  const [first] = chunks ?? [];
  if (!chunks || first?.name !== 'IHDR' || first.end - first.start !== 13) return 'damaged';
  if (!chunks.some(({ name }) => name === 'IDAT')) return 'damaged';
  // Frames that move are many pictures in the place of one.
  if (chunks.some(({ name }) => name === 'acTL')) return 'damaged';
  const { width, height, bitDepth, colorType } = pngHeader(bytes, first);
  // Other depths would let the data of a small file unpack to gigabytes.
  if (!BIT_DEPTHS[colorType]?.includes(bitDepth)) return 'damaged';
  // A small first letter: the picture is whole without it.
  const extra = chunks.filter(({ name }) => /^[a-z]/.test(name));
  if (extra.reduce((all, { start, end }) => all + end - start, 0) > bounds.maxExtra) return 'too-large';
  return sizeFault(width, height, bounds);
}
