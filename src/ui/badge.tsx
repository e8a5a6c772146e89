import type { ReactNode } from 'react';
import { cx } from './cx';
import type { Tone } from './tone';

export interface BadgeProps {
  children: ReactNode;
  tone?: Tone | 'neutral' | 'accent';
  className?: string;
}

const tones: Record<NonNullable<BadgeProps['tone']>, string> = {
  neutral: 'bg-sunken text-ink',
  accent: 'bg-accent-soft text-accent',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

/** A short mark on something: "Group Creator", "no document". */
export function Badge({ children, tone = 'neutral', className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-block w-fit max-w-full rounded-sm px-2 py-0.5 font-semibold text-xs [overflow-wrap:break-word]',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

interface CountBadgeProps {
  count: number;
  /** From here on there may be more than were counted: "50+". */
  most: number;
  className?: string;
}

/** A number on an icon or tab (unread). Needs words beside it for screen readers: it is decoration. */
export function CountBadge({ count, most, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className={cx(
        'inline-flex min-h-5 min-w-5 items-center justify-center rounded-full bg-danger px-1 font-bold text-on-danger text-xs tabular-nums',
        className,
      )}
    >
      {count >= most ? `${most}+` : count}
    </span>
  );
}
