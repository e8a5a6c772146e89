import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostImage } from '@/domain/entities/post';
import { useView } from './use-view';
import { ViewedPicture } from './viewed-picture';
import { ViewerBar } from './viewer-bar';
import { ViewerFoot } from './viewer-foot';

interface Props {
  images: readonly PostImage[];
  /** The place of the one that is shown first. */
  start: number;
  /** The name by which the picture at a place is the same on the page. */
  nameOf: (at: number) => string;
  title: string;
  /** Called when it was closed. */
  onOpenChange: (open: boolean) => void;
}

/** Pixels that an arrow key moves a picture by that is larger than its room. */
const KEY_MOVE = 80;

/** Pictures as large as the window, one at a time. The browser's own dialog: a window of ours is a column wide. */
export function PictureViewer({ images, start, nameOf, title, onOpenChange }: Props) {
  const { t } = useTranslation('pictures');
  const dialog = useRef<HTMLDialogElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [at, setAt] = useState(start);
  const last = images.length - 1;
  const go = (to: number) => {
    setAt(Math.min(last, Math.max(0, to)));
    look.reset();
  };
  const look = useView({ room, picture, onSwipe: (by) => go(at + by) });
  // Before it is painted, or the picture would have nowhere to grow to.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // Those before and after it are there when the page is turned.
  useEffect(() => {
    for (const beside of [images[at - 1], images[at + 1]]) if (beside) new Image().src = beside.url;
  }, [images, at]);
  const shown = images[at];
  if (!shown) return null;

  const moveOrTurn = (by: 1 | -1) => (look.isLarge ? look.move(-by * KEY_MOVE, 0) : go(at + by));
  const actOf = (key: string): (() => void) | undefined => {
    if (key === 'ArrowLeft') return () => moveOrTurn(-1);
    if (key === 'ArrowRight') return () => moveOrTurn(1);
    if (key === 'ArrowUp') return () => look.move(0, KEY_MOVE);
    if (key === 'ArrowDown') return () => look.move(0, -KEY_MOVE);
    if (key === 'Home') return () => go(0);
    if (key === 'End') return () => go(last);
    if (key === '+' || key === '=') return look.enlarge;
    if (key === '-') return look.reduce;
    return key === '0' ? look.reset : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event.key);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={() => onOpenChange(false)}
      onKeyDown={onKeyDown}
      style={{ height: '100dvh' }}
      className="flex max-h-none w-full max-w-none animate-fade flex-col bg-paper text-ink"
    >
      <ViewerBar {...{ at, look, shown }} count={images.length} onClose={() => dialog.current?.close()} />
      <div
        ref={room}
        {...look.target}
        style={{ touchAction: 'none' }}
        className="relative flex min-h-0 flex-1 select-none items-center justify-center overflow-hidden bg-sunken"
      >
        <ViewedPicture
          key={shown.url}
          ref={picture}
          {...{ shown, look }}
          name={nameOf(at)}
          label={t('viewer.unnamed', { at: at + 1 })}
        />
      </div>
      <ViewerFoot {...{ at, last }} words={shown.alt} onTurn={go} />
    </dialog>
  );
}
