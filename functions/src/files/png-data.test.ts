import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { TINY } from '@/domain/file-check/testing';
import { unpacks } from './png-data';

const chunk = (name: string, data: Uint8Array) => {
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.write(name, 4, 'latin1');
  return Buffer.concat([frame, data, Buffer.alloc(4)]);
};
interface Layout {
  width: number;
  height: number;
  bitDepth?: number;
  colorType?: number;
  interlaced?: boolean;
}
function png(
  { width, height, bitDepth = 8, colorType = 2, interlaced = false }: Layout,
  ...packed: Uint8Array[]
) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bitDepth, colorType, 0, 0, interlaced ? 1 : 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const data = packed.map((part) => chunk('IDAT', part));
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([mark, chunk('IHDR', header), ...data, chunk('IEND', Buffer.alloc(0))]);
}
const rows = (bytes: number) => deflateSync(Buffer.alloc(bytes));

test('real pictures unpack', async () => {
  expect(await unpacks(TINY.png, false)).toBe(true);
  const art = readFileSync(new URL('../../../scripts/seed/assets/art.png', import.meta.url));
  expect(await unpacks(art, false)).toBe(true);
});

test.each([
  ['colours', { width: 3, height: 2 }, 2 * (1 + 9)],
  ['grey, one bit a pixel', { width: 9, height: 2, bitDepth: 1, colorType: 0 }, 2 * (1 + 2)],
  ['colours and transparency of sixteen bits', { width: 2, height: 1, bitDepth: 16, colorType: 6 }, 1 + 16],
  // By hand: the passes of a 3 × 3 picture have 1, 0, 0, 1, 2, 1 × 2 and 3 pixels.
  [
    'interlaced grey',
    { width: 3, height: 3, bitDepth: 8, colorType: 0, interlaced: true },
    2 + 2 + 3 + 4 + 4,
  ],
])('%s take just so many bytes', async (_, layout, bytes) => {
  expect(await unpacks(png(layout, rows(bytes)), false)).toBe(true);
  expect(await unpacks(png(layout, rows(bytes - 1)), false)).toBe(false);
  expect(await unpacks(png(layout, rows(bytes + 1)), false)).toBe(false);
});

test('data may come in pieces', async () => {
  const packed = rows(20);
  const layout = { width: 3, height: 2 };
  expect(await unpacks(png(layout, packed.subarray(0, 4), packed.subarray(4)), false)).toBe(true);
});

test('a bomb, data that are not packed, colours that there are not, and no picture at all do not', async () => {
  expect(await unpacks(png({ width: 10, height: 10 }, rows(50_000_000)), false)).toBe(false);
  expect(await unpacks(png({ width: 3, height: 2 }, Buffer.from('<script>alert(1)</script>')), false)).toBe(
    false,
  );
  expect(await unpacks(png({ width: 3, height: 2, colorType: 5 }, rows(20)), false)).toBe(false);
  expect(await unpacks(Buffer.from('<svg/>'), false)).toBe(false);
});

test('a document may have more than its picture, within its data and behind its end, and never less', async () => {
  const layout = { width: 3, height: 2 };
  const trailing = Buffer.concat([png(layout, rows(20)), Buffer.from('more')]);
  expect(await unpacks(trailing, true)).toBe(true);
  expect(await unpacks(trailing, false)).toBe(false);
  expect(await unpacks(png(layout, rows(21)), true)).toBe(true);
  expect(await unpacks(png(layout, rows(19)), true)).toBe(false);
  expect(await unpacks(png({ width: 10, height: 10 }, rows(50_000_000)), true)).toBe(true);
  expect(await unpacks(png(layout, Buffer.from('<script>alert(1)</script>')), true)).toBe(false);
});
