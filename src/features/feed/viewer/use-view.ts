import { type PointerEvent, type RefObject, useRef, useState, type WheelEvent } from 'react';
import {
  CLOSE_LOOK,
  distance,
  FITTED,
  keepInside,
  middle,
  type Point,
  STEP,
  type View,
  zoomAt,
} from './view';

/** Two taps in this time, and so near to each other, are one double tap. Milliseconds and pixels. */
const DOUBLE_MS = 300;
const NEAR = 30;
/** A finger that has gone so far sideways turns the page. */
const SWIPE = 60;

interface Options {
  room: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
  /** One picture on, or back. */
  onSwipe: (by: 1 | -1) => void;
}

/** How a picture is looked at, by fingers, mouse, wheel and buttons. */
export function useView({ room, picture, onSwipe }: Options) {
  const [view, setView] = useState<View>(FITTED);
  /** While a finger moves it, it follows without delay. */
  const [isHeld, setHeld] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef({ view: FITTED, at: FITTED as Point, spread: 0 });
  const lastTap = useRef({ time: 0, at: FITTED as Point });

  const fromMiddle = ({ x, y }: Point): Point => {
    const box = room.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : FITTED;
  };
  const show = (next: View) => {
    const [space, shown] = [room.current, picture.current];
    if (!space || !shown) return;
    setView(
      keepInside(
        next,
        { width: shown.clientWidth, height: shown.clientHeight },
        { width: space.clientWidth, height: space.clientHeight },
      ),
    );
  };
  const zoomBy = (factor: number, point?: Point) => show(zoomAt(view, view.scale * factor, point));
  /** What the fingers that are down now began with. */
  const begin = () => {
    const [one, other] = [...fingers.current.values()];
    if (!one) return;
    begun.current = {
      view,
      at: fromMiddle(other ? middle(one, other) : one),
      spread: other ? distance(one, other) : 0,
    };
  };
  const follow = () => {
    const [one, other] = [...fingers.current.values()];
    const { view: from, at, spread } = begun.current;
    if (!one) return;
    const now = fromMiddle(other ? middle(one, other) : one);
    const moved = { ...from, x: from.x + now.x - at.x, y: from.y + now.y - at.y };
    if (other && spread > 0) return show(zoomAt(moved, (from.scale * distance(one, other)) / spread, now));
    if (from.scale > 1) return show(moved);
    // Sideways only: it is a page that is turned.
    setView({ ...FITTED, x: moved.x });
  };
  const tap = (at: Point) => {
    const isDouble = Date.now() - lastTap.current.time < DOUBLE_MS && distance(at, lastTap.current.at) < NEAR;
    lastTap.current = { time: isDouble ? 0 : Date.now(), at };
    if (isDouble) show(view.scale > 1 ? FITTED : zoomAt(view, CLOSE_LOOK, at));
    return isDouble;
  };
  const end = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    if (fingers.current.size > 0) return begin();
    setHeld(false);
    const { view: from, at, spread } = begun.current;
    if (spread > 0) return;
    const by = fromMiddle({ x: event.clientX, y: event.clientY }).x - at.x;
    if (Math.abs(by) < 5 && event.type === 'pointerup' && tap(at)) return;
    if (from.scale > 1) return;
    setView(FITTED);
    if (event.type === 'pointerup' && Math.abs(by) > SWIPE) onSwipe(by < 0 ? 1 : -1);
  };

  return {
    view,
    isHeld,
    isLarge: view.scale > 1,
    enlarge: () => zoomBy(STEP),
    reduce: () => zoomBy(1 / STEP),
    /** By so many pixels; for keys. */
    move: (x: number, y: number) => show({ ...view, x: view.x + x, y: view.y + y }),
    reset: () => setView(FITTED),
    /** For the element around the picture. */
    target: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        setHeld(true);
        begin();
      },
      onPointerMove: (event: PointerEvent) => {
        if (!fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        follow();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onWheel: (event: WheelEvent) =>
        zoomBy(event.deltaY < 0 ? STEP : 1 / STEP, fromMiddle({ x: event.clientX, y: event.clientY })),
    },
  };
}
