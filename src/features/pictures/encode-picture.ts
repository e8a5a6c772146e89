import { fitWithin, middleSquare, pictureName } from '@/domain/image';
import { MAX_IMAGE_SIDE } from '@/domain/limits';

/** A picture ready to be stored: nothing of the camera or the place is left in it. */
export interface EncodedPicture {
  blob: Blob;
  name: string;
  width: number;
  height: number;
}

export interface EncodeOptions {
  /** Longest side in pixels. */
  maxSide?: number;
  /** Cuts the middle square out (profile pictures). */
  square?: boolean;
}

const QUALITY = 0.82;

/**
 * Draws a picture anew. Only its pixels survive: EXIF, GPS and thumbnails are gone, also when the file does not
 * get smaller, and the turn that EXIF described is in the pixels.
 * @throws when the browser cannot read the file as a picture
 */
export async function encodePicture(
  file: Blob,
  { maxSide = MAX_IMAGE_SIDE, square = false }: EncodeOptions = {},
): Promise<EncodedPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const part = square ? squareOf(bitmap) : whole;
    const size = fitWithin(part.width, part.height, maxSide);
    const blob = await draw(bitmap, part, size);
    return { blob, ...size, name: pictureName(size.width, size.height, blob.type) };
  } finally {
    bitmap.close();
  }
}

function squareOf(bitmap: ImageBitmap) {
  const { x, y, side } = middleSquare(bitmap.width, bitmap.height);
  return { x, y, width: side, height: side };
}

async function draw(
  bitmap: ImageBitmap,
  part: { x: number; y: number; width: number; height: number },
  size: { width: number; height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  const paint = () =>
    context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  paint();
  const webp = await toBlob(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  // Safari writes no WebP and hands out a PNG instead. JPEG knows no transparency: paper goes below.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  paint();
  return toBlob(canvas, 'image/jpeg');
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('not encoded')));
    canvas.toBlob(done, type, QUALITY);
  });
