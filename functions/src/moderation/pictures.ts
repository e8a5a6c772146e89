import { pathInFolder } from '../cleanup/file-address';
import { PROFILE_PICTURES } from '../cleanup/profile-pictures';
import { POST_IMAGES } from '../cleanup/shown-picture';

/** Path of the picture that something of this person's shows; null where it is none of their own. */
export const picturePath = (imageUrl: string | null, ownerId: string): string | null =>
  pathInFolder(imageUrl, `${POST_IMAGES}/${ownerId}`) ??
  pathInFolder(imageUrl, `${PROFILE_PICTURES}/${ownerId}`);
