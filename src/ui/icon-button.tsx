import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon; also shown on hover. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'danger';
}

/** A button that is only an icon. */
export function IconButton({
  label,
  icon,
  tone = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'target inline-flex items-center justify-center rounded-full transition-colors',
        'disabled:opacity-60 aria-disabled:opacity-60 [&_svg]:size-5',
        tone === 'danger'
          ? 'text-muted hover:bg-danger-soft hover:text-danger'
          : 'text-muted hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      {icon}
    </button>
  );
}
