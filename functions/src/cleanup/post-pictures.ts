import type { DocumentData } from 'firebase-admin/firestore';
import { pathInFolder } from './file-address';

export const POST_IMAGES = 'post-images';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Paths of all pictures that a stored post shows, each once. Of the document as it is, whatever else is in it: what is
 * overlooked here is never deleted, or too soon.
 */
export function picturePathsOf({ imageUrl, images }: DocumentData): string[] {
  const all = Array.isArray(images) ? images.map((image) => (image as { url?: unknown } | null)?.url) : [];
  const paths = [imageUrl, ...all].filter(isText).map((address) => pathInFolder(address, POST_IMAGES));
  return [...new Set(paths.filter(isText))];
}
