import { pictureExtension } from '@/domain/image';

/**
 * Saves a picture on the device. By its bytes, as browsers open what is on another address instead of saving it; past the
 * cache, where it lies as it was shown, which can't be read.
 * @throws when it can't be fetched
 */
export async function downloadPicture(url: string, name: string): Promise<void> {
  const answer = await fetch(url, { cache: 'reload' });
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  const blob = await answer.blob();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.${pictureExtension(blob.type)}`;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
