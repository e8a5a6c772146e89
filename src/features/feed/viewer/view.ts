export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

/** How a picture is looked at: so many times as large as fits, and moved by so many pixels from the middle. */
export interface View extends Point {
  scale: number;
}

export const FITTED: View = { scale: 1, x: 0, y: 0 };
/** Largest scale; beyond it there is nothing more to see of what we store. */
export const MOST_SCALE = 4;
/** What one press or turn makes of a scale, and what two taps do. */
export const STEP = 1.5;
export const CLOSE_LOOK = 2.5;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Makes it larger or smaller so that what is at `point`, counted from the middle, stays there. */
export function zoomAt(view: View, wanted: number, point: Point = { x: 0, y: 0 }): View {
  const scale = between(wanted, 1, MOST_SCALE);
  const by = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by };
}

/** Moves it back where it would leave room at an edge that it could fill. `picture` is its size at scale 1. */
export function keepInside(view: View, picture: Size, room: Size): View {
  const beyond = (size: number, space: number) => Math.max(0, (size * view.scale - space) / 2);
  const [x, y] = [beyond(picture.width, room.width), beyond(picture.height, room.height)];
  return { ...view, x: between(view.x, 0 - x, x), y: between(view.y, 0 - y, y) };
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
export const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
