import { type CSSProperties, useState } from 'react';
import { cx } from './cx';

export interface AvatarProps {
  /** Whose, so that the disc has their colour; without it the name decides. */
  id?: string;
  /** Whose picture; its first letter stands in for a missing one ("?" without a name). */
  name?: string | null;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  className?: string;
}

const sizes = {
  sm: 'size-8 text-sm',
  md: 'size-11 text-lg',
  lg: 'size-16 text-xl',
  xl: 'size-28 text-2xl',
};

// By code point, so that a name may begin with anything; user-visible letters can be several of them, rarely first.
const initial = (name?: string | null) => [...(name?.trim() ?? '')][0]?.toLocaleUpperCase() ?? '?';

/** One of twelve hues, the same for the same person wherever they are shown. */
const hue = (seed: string) =>
  [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0) * 30;

/** A person's picture or initial. Decoration: the name stands beside it, so screen readers skip it. */
export function Avatar({ id, name, src, size = 'md', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const showPicture = src && src !== broken;
  return (
    <span
      aria-hidden
      style={{ '--hue': hue(id ?? name ?? '') } as CSSProperties}
      className={cx(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full',
        'disc font-display font-semibold',
        sizes[size],
        className,
      )}
    >
      {showPicture ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        initial(name)
      )}
    </span>
  );
}
