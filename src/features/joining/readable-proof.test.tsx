import { afterEach, expect, it, vi } from 'vitest';
import { TINY } from '@/domain/file-check/testing';
import { isReadable } from './readable-proof';

afterEach(() => vi.unstubAllGlobals());

const file = (name: string, bytes: Uint8Array | string) => new File([bytes as BlobPart], name);

const decoding = (decode: () => Promise<{ close: () => void }>) => vi.stubGlobal('createImageBitmap', decode);
const decodes = () => decoding(async () => ({ close: () => undefined }));

it.each([
  ['a PDF', file('a.pdf', TINY.pdf), true],
  ['a JPEG', file('a.jpg', TINY.jpeg), true],
  ['a JPEG of a longer name', file('a.JPEG', TINY.jpeg), true],
  ['a PNG', file('a.png', TINY.png), true],
  ['a PDF that breaks off', file('a.pdf', '%PDF-1.4'), false],
  ['a JPEG that says it is a PNG', file('a.png', TINY.jpeg), false],
  ['a picture that breaks off', file('a.png', TINY.png.slice(0, 40)), false],
  ['text', file('a.pdf', 'Dear school'), false],
  ['nothing', file('a.pdf', ''), false],
])('looks whether %s is what it says', async (_, proof, readable) => {
  decodes();
  expect(await isReadable(proof)).toBe(readable);
});

it('decodes pictures, and pictures only', async () => {
  decoding(() => Promise.reject(new DOMException('torn', 'InvalidStateError')));
  expect(await isReadable(file('a.jpg', TINY.jpeg))).toBe(false);
  expect(await isReadable(file('a.png', TINY.png))).toBe(false);
  expect(await isReadable(file('a.pdf', TINY.pdf))).toBe(true);
});
