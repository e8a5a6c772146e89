import { encodePicture, type KeptPicture, keepPicture } from '@/features/pictures';
import { type FileProblem, fileProblem } from '@/ui/file-check';

/** As it comes from a camera; what is stored is far smaller. */
const MAX_CHOSEN_BYTES = 50 * 1024 * 1024;

/** What can be seen of a file without reading it. Some systems know no type for what iPhones make. */
const PICTURES = 'image/*,.heic,.heif';

/** A file that is not even tried. */
export class UnfitFile extends Error {
  /** The most bytes that one may have. */
  readonly most = MAX_CHOSEN_BYTES;

  constructor(readonly problem: FileProblem) {
    super(problem);
    this.name = 'UnfitFile';
  }
}

/**
 * Draws a picture anew, so nothing of the camera or the place is left in it.
 * @throws UnfitFile for what is no picture, or too large
 * @throws BackendError unavailable when the code for it can't be fetched; anything else when the browser can't read it:
 * HEIC outside of Safari, a damaged file, no memory for it
 */
export async function preparePicture(file: File): Promise<KeptPicture> {
  const problem = fileProblem(file, PICTURES, MAX_CHOSEN_BYTES);
  if (problem) throw new UnfitFile(problem);
  return keepPicture(await encodePicture(file));
}
