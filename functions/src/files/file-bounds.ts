import type { FileBounds } from '@/domain/file-check';
import { MAX_IMAGE_SIDE, PROFILE_PICTURE_SIDE, PROOF_BOUNDS } from '@/domain/limits';

/** What our client has drawn itself: no larger than it draws, and with nothing behind the end. */
const drawn = (maxSide: number): FileBounds => ({
  maxSide,
  maxPixels: maxSide ** 2,
  maxExtra: 100_000,
  mayTrail: false,
});

const BOUNDS: Record<string, FileBounds | undefined> = {
  'proof-uploads': PROOF_BOUNDS,
  'group-files': PROOF_BOUNDS,
  'post-images': drawn(MAX_IMAGE_SIDE),
  'profile-pictures': drawn(PROFILE_PICTURE_SIDE),
};

/** Where only functions write, which check what they make by themselves. */
export const FUNCTIONS_FOLDERS: readonly string[] = ['data-exports', 'school-exports', 'case-pictures'];

/** The folders of ours. */
export const FOLDERS = Object.keys(BOUNDS);

/** What a file at this path may be; null where nobody can put one. */
export const boundsOf = (path: string): FileBounds | null => BOUNDS[path.split('/')[0] ?? ''] ?? null;
