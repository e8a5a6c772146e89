import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/ui/cx';

/** More pictures are behind the last one. */
export const MOST_TILES = 4;

/** By the number of tiles: two beside each other, a large one with two, two rows. The room is there before a picture is. */
const ROOMS: Record<number, CSSProperties> = {
  2: { aspectRatio: 2, grid: '1fr / 1fr 1fr' },
  3: { aspectRatio: 1.5, grid: '1fr 1fr / 2fr 1fr' },
  4: { aspectRatio: 1.5, grid: '1fr 1fr / 1fr 1fr' },
};

interface Props {
  /** Each fills its place; two to four of them. */
  tiles: readonly { key: string; tile: ReactNode }[];
}

/** Several pictures in the room of one. */
export function Mosaic({ tiles }: Props) {
  return (
    <div className="grid gap-0.5" style={ROOMS[tiles.length]}>
      {tiles.map(({ key, tile }, at) => (
        <div key={key} className={cx('relative', tiles.length === 3 && at === 0 && 'row-span-2')}>
          {tile}
        </div>
      ))}
    </div>
  );
}

/** Over the last tile: how many there are besides. */
export const MoreTiles = ({ count }: { count: number }) => (
  <span
    aria-hidden
    className="absolute top-2 right-2 rounded-full bg-surface px-3 py-1 font-semibold text-ink shadow-floating"
  >
    +{count}
  </span>
);
