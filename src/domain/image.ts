/** Width and height that fit into a square of `max`, never enlarged. */
export function fitWithin(width: number, height: number, max: number): { width: number; height: number } {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The largest square in the middle of a picture. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/**
 * What a picture is stored as: its size, so that cards keep the room for it before it has loaded, and nothing of
 * the name it had on its owner's device.
 */
export const pictureName = (width: number, height: number, type: string): string =>
  `${width}x${height}.${pictureExtension(type)}`;

/** What the name of a stored picture ends with; the rules hold it to the type. */
export const pictureExtension = (type: string): string =>
  type === 'image/webp' || type === 'image/png' ? type.slice('image/'.length) : 'jpg';

/** The size in a stored picture's address, or null where it carries none. */
export function pictureSize(url: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.\w+(?:\?|$)/.exec(url) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : null;
}
