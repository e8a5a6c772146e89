import type { Page } from '@playwright/test';

/** A JPEG as a phone makes it: lying on its side, with the turn and the place in its EXIF. */
export async function phonePicture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#2b6';
      context.fillRect(0, 0, w, h);
      context.fillStyle = '#d42';
      context.fillRect(0, 0, w / 2, h);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  const plain = Buffer.from(base64, 'base64');
  // After the start-of-image marker.
  return Buffer.concat([plain.subarray(0, 2), exifSegment(), plain.subarray(2)]);
}

/** An APP1 segment with orientation 6 (a quarter turn) and a place in Portland. */
function exifSegment(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    // Shorts stand at the front of the four bytes.
    if (type === 3) bytes.writeUInt16BE(value, 8);
    else bytes.writeUInt32BE(value, 8);
    return bytes;
  };
  const letters = (text: string) => Buffer.from(text.padEnd(4, '\0')).readUInt32BE();
  const ifd = (...entries: Buffer[]) => {
    const count = Buffer.alloc(2);
    count.writeUInt16BE(entries.length);
    return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
  };
  const degrees = (whole: number, minutes: number) => {
    const bytes = Buffer.alloc(24);
    for (const [index, value] of [whole, 1, minutes, 1, 0, 1].entries())
      bytes.writeUInt32BE(value, index * 4);
    return bytes;
  };
  const header = Buffer.from('4d4d002a00000008', 'hex');
  const mainSize = 2 + 2 * 12 + 4;
  const placeAt = header.length + mainSize;
  const numbersAt = placeAt + 2 + 4 * 12 + 4;
  const main = ifd(entry(0x0112, 3, 1, 6), entry(0x8825, 4, 1, placeAt));
  const place = ifd(
    entry(0x0001, 2, 2, letters('N')),
    entry(0x0002, 5, 3, numbersAt),
    entry(0x0003, 2, 2, letters('W')),
    entry(0x0004, 5, 3, numbersAt + 24),
  );
  const tiff = Buffer.concat([header, main, place, degrees(45, 31), degrees(122, 40)]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Whether a file carries camera data: a JPEG's APP1, a WebP's EXIF or XMP chunk. */
export const hasCameraData = (bytes: Buffer): boolean =>
  ['Exif\0\0', 'EXIF', 'XMP ', 'http://ns.adobe.com/xap'].some((mark) => bytes.includes(mark));

/** Where a file lies, by the address it is shown by. */
export const filePath = (url: string): string =>
  decodeURIComponent(new URL(url).pathname.split('/o/')[1] ?? '');
