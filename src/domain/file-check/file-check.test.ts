import { describe, expect, it, test } from 'vitest';
import { PROOF_BOUNDS } from '../limits';
import { type FileBounds, fileFault } from './index';
import { TINY } from './testing';

const STRICT: FileBounds = { maxSide: 1600, maxPixels: 1600 ** 2, maxExtra: 100, mayTrail: false };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const changed = (bytes: Uint8Array, at: number, ...values: number[]) => {
  const copy = Uint8Array.from(bytes);
  copy.set(values, at);
  return copy;
};

/** Where the frame of our JPEG begins, which has the size in it. */
const FRAME = markerAt(0xc0);

function markerAt(marker: number): number {
  return TINY.jpeg.findIndex((value, at) => value === 0xff && TINY.jpeg[at + 1] === marker);
}

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
    changed(TINY.jpeg, FRAME + 5, height >> 8, height & 255, width >> 8, width & 255);

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

describe('what would take a reader’s time or memory', () => {
  const jpegFaultOf = (bytes: Uint8Array, bounds = STRICT) => fileFault(bytes, 'image/jpeg', bounds);
  const scanAt = markerAt(0xda);
  const [before, scan, end] = [
    TINY.jpeg.slice(0, scanAt),
    TINY.jpeg.slice(scanAt, -2),
    TINY.jpeg.slice(-2),
  ] as const;
  const many = (count: number, part: Uint8Array) => joined(...Array.from({ length: count }, () => part));
  const segment = (marker: number, size: number) =>
    joined(Uint8Array.of(0xff, marker, (size + 2) >> 8, (size + 2) & 255), new Uint8Array(size));
  const pngChunk = (name: string, size: number) =>
    joined(Uint8Array.of(0, 0, size >> 8, size & 255), bytesOf(name), new Uint8Array(size + 4));
  /** Our PNG with more behind its header. */
  const pngWith = (...chunks: Uint8Array[]) => joined(TINY.png.slice(0, 33), ...chunks, TINY.png.slice(33));
  const pngFaultOf = (bytes: Uint8Array) => fileFault(bytes, 'image/png', STRICT);

  it('escaped bytes and restarts belong to a scan', () =>
    expect(jpegFaultOf(joined(before, scan, Uint8Array.of(0xff, 0, 0xff, 0xd0, 1), end))).toBeNull());

  it('a JPEG has 32 scans at most', () => {
    expect(jpegFaultOf(joined(before, many(32, scan), end))).toBeNull();
    expect(jpegFaultOf(joined(before, many(33, scan), end))).toBe('too-large');
  });

  it('a JPEG is of 2,000 segments at most', () => {
    const table = segment(0xdb, 0);
    expect(jpegFaultOf(joined(before, many(1990, table), scan, end))).toBeNull();
    expect(jpegFaultOf(joined(before, many(2000, table), scan, end))).toBe('too-large');
  });

  it('a JPEG is grey or of three colours', () => {
    expect(jpegFaultOf(changed(TINY.jpeg, FRAME + 9, 3))).toBeNull();
    expect(jpegFaultOf(changed(TINY.jpeg, FRAME + 9, 4))).toBe('damaged');
  });

  it('a phone’s photo has room for what the phone knows, a drawn picture hardly', () => {
    const photo = joined(before, segment(0xe1, 60_000), segment(0xfe, 100), scan, end);
    expect(jpegFaultOf(photo, PROOF_BOUNDS)).toBeNull();
    expect(jpegFaultOf(photo)).toBe('too-large');
    expect(pngFaultOf(pngWith(pngChunk('tEXt', 100)))).toBeNull();
    expect(pngFaultOf(pngWith(pngChunk('tEXt', 60), pngChunk('iCCP', 60)))).toBe('too-large');
  });

  it('a PNG does not move, and is of 10,000 chunks at most', () => {
    expect(pngFaultOf(pngWith(pngChunk('acTL', 8)))).toBe('damaged');
    expect(pngFaultOf(pngWith(many(9_000, pngChunk('IDAT', 0))))).toBeNull();
    expect(pngFaultOf(pngWith(many(10_000, pngChunk('IDAT', 0))))).toBe('damaged');
  });

  test.each([
    [6, 8, null],
    [0, 1, null],
    [3, 8, null],
    [2, 16, null],
    [6, 255, 'damaged'],
    [2, 4, 'damaged'],
    [3, 16, 'damaged'],
    [5, 8, 'damaged'],
  ])('a PNG of colour type %i and %i bits: %s', (colorType, bitDepth, fault) =>
    expect(pngFaultOf(changed(TINY.png, 24, bitDepth, colorType))).toBe(fault),
  );
});
