export type { EncodedPicture } from './encode-picture';
export { encodePicture } from './lazy-encode-picture';
export { useObjectUrl } from './use-object-url';
