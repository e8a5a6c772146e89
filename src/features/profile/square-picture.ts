import { PROFILE_PICTURE_SIDE } from '@/domain/limits';

/** Where a centred square of the picture begins and how long its side is, in pixels. */
export function centredSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/**
 * A photo as a square JPEG of at most 512 pixels. Drawing it anew leaves behind everything else that was in the
 * file: camera, time and place.
 * @throws Error when the browser cannot read the picture
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { x, y, side } = centredSquare(bitmap.width, bitmap.height);
    const size = Math.min(side, PROFILE_PICTURE_SIDE);
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, x, y, side, side, 0, 0, size, size);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), 'image/jpeg', 0.86),
    );
  } finally {
    bitmap.close();
  }
}
