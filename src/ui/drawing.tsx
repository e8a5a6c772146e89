import { cx } from './cx';

/** The files of public/drawings. */
export type DrawingName = 'noticeboard' | 'bench' | 'calendar' | 'waiting' | 'broken' | 'signpost';

/**
 * What a screen has to show when it has nothing: a line drawing from around the school's gate, one file each, in the
 * theme's colours. Decoration. Its place is kept while it is fetched.
 */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 160 112" className={cx('h-28 max-w-full text-accent', className)}>
      <use href={`/drawings/${name}.svg#drawing`} />
    </svg>
  );
}
