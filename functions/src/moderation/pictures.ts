import type { CaseContent } from '@/domain/entities/moderation-case';
import { pathInFolder } from '../cleanup/file-address';
import { POST_IMAGES } from '../cleanup/post-pictures';
import { PROFILE_PICTURES } from '../cleanup/profile-pictures';

/** Path of a picture that something of this person's shows; null where it is none of their own. */
export const picturePath = (address: string | null, ownerId: string): string | null =>
  pathInFolder(address, `${POST_IMAGES}/${ownerId}`) ??
  pathInFolder(address, `${PROFILE_PICTURES}/${ownerId}`);

/** Paths of all pictures of their own that something of this person's shows. */
export const ownPictures = ({ images }: Pick<CaseContent, 'images'>, ownerId: string): string[] =>
  images.flatMap(({ url }) => picturePath(url, ownerId) ?? []);
