import { cx } from './cx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

const looks: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-accent hover:bg-accent-soft hover:text-accent-strong',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2 text-base',
  sm: 'target px-3 py-1 text-sm',
};

/** The look shared by buttons and by links that act as one. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, className?: string): string =>
  cx(
    'inline-flex max-w-full items-center justify-center gap-2 rounded-md border font-semibold leading-tight [overflow-wrap:break-word]',
    'transition-colors disabled:opacity-60 aria-disabled:not-aria-busy:opacity-60 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    looks[variant],
    sizes[size],
    className,
  );
