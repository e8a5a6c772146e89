import { afterEach, expect, it, vi } from 'vitest';
import { isReadable } from './readable-proof';

afterEach(() => vi.unstubAllGlobals());

const file = (...bytes: (number | string)[]) =>
  new File(
    bytes.map((part) => (typeof part === 'string' ? part : new Uint8Array([part]))),
    'proof',
  );
const PNG = [0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a, 'pixels'] as const;
const JPEG = [0xff, 0xd8, 0xff, 'pixels'] as const;

const decoding = (decode: () => Promise<{ close: () => void }>) => vi.stubGlobal('createImageBitmap', decode);
const decodes = () => decoding(async () => ({ close: () => undefined }));

it.each([
  ['a PDF', file('%PDF-1.4'), true],
  ['a PDF after a few other bytes', file('\ufeff\n', '%PDF-1.7'), true],
  ['a PDF too far behind', file(' '.repeat(1024), '%PDF-1.7'), false],
  ['a JPEG', file(...JPEG), true],
  ['a PNG', file(...PNG), true],
  ['a JPEG later on', file(0, ...JPEG), false],
  ['text', file('Dear school'), false],
  ['half a beginning', file(0x89, 'PN'), false],
  ['nothing', file(), false],
])('looks how %s begins', async (_, proof, readable) => {
  decodes();
  expect(await isReadable(proof)).toBe(readable);
});

it('decodes pictures, and pictures only', async () => {
  decoding(() => Promise.reject(new DOMException('torn', 'InvalidStateError')));
  expect(await isReadable(file(...JPEG))).toBe(false);
  expect(await isReadable(file(...PNG))).toBe(false);
  expect(await isReadable(file('%PDF-1.4'))).toBe(true);
});
