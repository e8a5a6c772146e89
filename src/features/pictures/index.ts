export type { EncodedPicture } from './encode-picture';
export { type KeptPicture, keepPicture, keptPictures, pictureOf, sourceOf } from './kept-picture';
export { encodePicture } from './lazy-encode-picture';
export { useObjectUrl } from './use-object-url';
