import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { type PngHeader, pngChunks, pngHeader } from '@/domain/file-check/png';

/** Values of a pixel by colour type. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The seven pictures of an interlaced one: first column and row, and steps to the next. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Whether the picture data of a PNG unpack to as much as its size and colours take: exactly so, or at least where the
 * file may have more than the picture. Unpacked piece by piece, and given up at the first byte too many: a small file may
 * not take this function's memory.
 */
export async function unpacks(bytes: Uint8Array, mayTrail: boolean): Promise<boolean> {
  const chunks = pngChunks(bytes, mayTrail);
  const [first] = chunks ?? [];
  if (!chunks || !first) return false;
  const expected = unpackedSize(pngHeader(bytes, first));
  if (expected === null) return false;
  const packed = chunks.filter(({ name }) => name === 'IDAT');
  let size = 0;
  const count = async (unpacked: AsyncIterable<Buffer>) => {
    for await (const piece of unpacked) {
      size += piece.length;
      if (size > expected) throw new RangeError('The picture is larger than it says.');
    }
  };
  try {
    await pipeline(
      Readable.from(packed.map(({ start, end }) => bytes.subarray(start, end))),
      createInflate(),
      count,
    );
  } catch {
    // Not packed as it says is, for whoever asks, the same as too little.
    return mayTrail && size > expected;
  }
  return size === expected;
}

/** Bytes of all rows, each with the one before it that names its filter. */
function unpackedSize({ width, height, bitDepth, colorType, interlaced }: PngHeader): number | null {
  const channels = CHANNELS[colorType];
  if (!channels) return null;
  const bytesOf = (columns: number, rows: number) =>
    columns > 0 ? rows * (1 + Math.ceil((columns * channels * bitDepth) / 8)) : 0;
  if (!interlaced) return bytesOf(width, height);
  return PASSES.reduce(
    (all, [x, y, stepX, stepY]) =>
      all + bytesOf(Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)),
    0,
  );
}
