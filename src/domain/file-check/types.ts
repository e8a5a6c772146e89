/** What is wrong with a file: it is something else than it says, it is cut off or broken, or too large to unpack. */
export type FileFault = 'other-type' | 'damaged' | 'too-large';

export interface FileBounds {
  /** Longest side of a picture, in pixels. */
  maxSide: number;
  /** Pixels of a picture: what it takes to show it, four bytes each. */
  maxPixels: number;
  /** Bytes beside the picture itself: camera data, previews, colour profiles, comments. */
  maxExtra: number;
  /** Phones put more than the picture behind its end; what our own client has drawn has nothing there. */
  mayTrail: boolean;
}
