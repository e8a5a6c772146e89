import { describe, expect, it, test } from 'vitest';
import { PROOF_BOUNDS } from '../limits';
import { type FileBounds, fileFault } from './index';
import { TINY } from './testing';

const STRICT: FileBounds = { maxSide: 1600, maxPixels: 1600 ** 2, mayTrail: false };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const changed = (bytes: Uint8Array, at: number, ...values: number[]) => {
  const copy = Uint8Array.from(bytes);
  copy.set(values, at);
  return copy;
};

describe.each([
  ['image/png', TINY.png],
  ['image/jpeg', TINY.jpeg],
  ['image/webp', TINY.webp],
  ['application/pdf', TINY.pdf],
])('%s', (type, bytes) => {
  it('is what it says', () => expect(fileFault(bytes, type, STRICT)).toBeNull());

  it('is nothing else', () => {
    const others = [
      'image/png',
      'image/jpeg',
      'image/webp',
      'application/pdf',
      'image/svg+xml',
      'text/html',
      '',
    ];
    for (const other of others.filter((name) => name !== type))
      expect(fileFault(bytes, other, STRICT), other).toBe('other-type');
  });

  it('is damaged when it is cut off', () => {
    const places = [bytes.length - 1, Math.floor(bytes.length / 2), 26];
    for (const end of type === 'application/pdf' ? places.slice(1) : places)
      expect(fileFault(bytes.slice(0, end), type, STRICT), `${end}`).toBe('damaged');
  });

  it('never makes the check itself fail, whatever is in it', () => {
    for (let at = 0; at < Math.min(bytes.length, 400); at += 1)
      for (const value of [0x00, 0x7f, 0xff])
        expect([null, 'other-type', 'damaged', 'too-large']).toContain(
          fileFault(changed(bytes, at, value), type, STRICT),
        );
    for (let end = 0; end < 26; end += 1) expect(fileFault(bytes.slice(0, end), type, STRICT)).not.toBeNull();
  });
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['a page with a PDF in it', '<script>alert(1)</script>%PDF-1.4 %%EOF'],
  ['nothing', ''],
])('%s is none of them', (_, text) => {
  for (const type of ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'])
    expect(fileFault(bytesOf(text), type, PROOF_BOUNDS)).toBe('other-type');
});

describe('what stands behind the end', () => {
  const page = bytesOf('<script>alert(1)</script>');
  test.each([
    ['image/png', TINY.png],
    ['image/jpeg', TINY.jpeg],
    ['image/webp', TINY.webp],
  ])('of %s makes it another file', (type, bytes) =>
    expect(fileFault(joined(bytes, page), type, STRICT)).toBe('damaged'),
  );

  test.each([
    ['image/png', TINY.png],
    ['image/jpeg', TINY.jpeg],
  ])('of a phone’s photo is the phone’s: %s', (type, bytes) =>
    expect(fileFault(joined(bytes, page), type, PROOF_BOUNDS)).toBeNull(),
  );
});

describe('a picture’s size', () => {
  const png = (width: number, height: number) =>
    changed(TINY.png, 16, 0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255);
  const jpeg = (width: number, height: number) =>
    changed(TINY.jpeg, 13, height >> 8, height & 255, width >> 8, width & 255);

  test.each([
    ['the longest side', 1600, 1, null],
    ['one pixel more', 1601, 1, 'too-large'],
    ['one pixel more in height', 1, 1601, 'too-large'],
    ['no width', 0, 1, 'damaged'],
    ['no height', 1, 0, 'damaged'],
  ])('%s', (_, width, height, fault) => {
    expect(fileFault(png(width, height), 'image/png', STRICT)).toBe(fault);
    expect(fileFault(jpeg(width, height), 'image/jpeg', STRICT)).toBe(fault);
  });

  it('is bounded as a whole, too', () => {
    expect(fileFault(jpeg(8000, 8000), 'image/jpeg', PROOF_BOUNDS)).toBeNull();
    expect(fileFault(jpeg(8000, 8001), 'image/jpeg', PROOF_BOUNDS)).toBe('too-large');
  });
});

describe('WebP', () => {
  const chunk = (name: string, data: Uint8Array) =>
    joined(
      bytesOf(name),
      new Uint8Array(Uint32Array.of(data.length).buffer),
      data,
      new Uint8Array(data.length % 2),
    );
  const webp = (...chunks: Uint8Array[]) => {
    const body = joined(bytesOf('WEBP'), ...chunks);
    return joined(bytesOf('RIFF'), new Uint8Array(Uint32Array.of(body.length).buffer), body);
  };
  const size = (value: number) => [(value - 1) & 255, ((value - 1) >> 8) & 255, (value - 1) >> 16];
  const canvas = (width: number, height: number) =>
    chunk('VP8X', Uint8Array.from([0, 0, 0, 0, ...size(width), ...size(height)]));
  const lossless = TINY.webp.slice(12);
  const lossy = chunk('VP8 ', Uint8Array.from([0, 0, 0, 0x9d, 1, 0x2a, 4, 0, 3, 0]));
  const faultOf = (bytes: Uint8Array) => fileFault(bytes, 'image/webp', STRICT);

  it('may be packed without loss, and have a canvas of its size and what belongs to a picture', () => {
    expect(faultOf(webp(lossless))).toBeNull();
    expect(faultOf(webp(canvas(4, 3), lossy))).toBeNull();
    expect(faultOf(webp(canvas(4, 3), chunk('ICCP', bytesOf('abc')), lossless))).toBeNull();
  });

  test.each([
    ['a canvas larger than the picture', webp(canvas(16_000, 3), lossless)],
    ['a canvas cut off', webp(chunk('VP8X', new Uint8Array(4)), lossless)],
    ['no picture', webp(canvas(4, 3))],
    ['two pictures', webp(lossless, lossless)],
    ['frames that move', webp(canvas(4, 3), chunk('ANIM', new Uint8Array(6)), lossless)],
    ['a picture without its mark', webp(chunk('VP8L', new Uint8Array(10)))],
    ['a picture packed with loss without its mark', webp(chunk('VP8 ', new Uint8Array(10)))],
    ['a length that is not the file’s', changed(TINY.webp, 4, 1)],
  ])('has no %s', (_, bytes) => expect(faultOf(bytes)).toBe('damaged'));
});

describe('a PDF', () => {
  const faultOf = (text: string) => fileFault(bytesOf(text), 'application/pdf', PROOF_BOUNDS);
  it('may have blanks and a byte order mark before it', () =>
    expect(faultOf(`\ufeff\n\n%PDF-1.7 … %%EOF`)).toBeNull());
  it('says its end near its end', () => {
    expect(faultOf(`%PDF-1.7 %%EOF${' '.repeat(1000)}`)).toBeNull();
    expect(faultOf(`%PDF-1.7 %%EOF${' '.repeat(1100)}`)).toBe('damaged');
  });
});
