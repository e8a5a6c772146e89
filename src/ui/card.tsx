import type { ComponentProps } from 'react';
import { cx } from './cx';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `quiet` is the grey card of system posts and side notes. */
  tone?: 'plain' | 'quiet';
  /** `none` for cards that lay out their own edges (an image up to the border). */
  padding?: 'md' | 'none';
}

/** A sheet of paper on the page: one thing, with a hairline around it. */
export function Card({ as: Tag = 'div', tone = 'plain', padding = 'md', className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return (
    <Element
      {...rest}
      className={cx(
        'rounded-lg border',
        tone === 'quiet' ? 'border-transparent bg-sunken' : 'border-line bg-surface shadow-raised',
        padding === 'md' && 'p-4 md:p-5',
        className,
      )}
    />
  );
}
