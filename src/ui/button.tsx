import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: further clicks and submits are swallowed, focus stays. */
  busy?: boolean;
  /** What the button reads while busy ("Submitting..."). */
  busyLabel?: string;
  icon?: ReactNode;
}

/**
 * A button. For one that cannot be used yet but must say why, pass `aria-disabled` and put it in a Tooltip: a
 * disabled button takes neither focus nor hover.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyLabel,
  icon,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const blocked = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops the submit of the form around it (Enter in a field clicks its button).
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  const label = busy && busyLabel ? busyLabel : children;
  // The other label, laid out unseen below this one, keeps the width from jumping.
  const other = busy ? children : busyLabel;

  return (
    <button
      {...rest}
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      className={buttonStyle(variant, size, className)}
    >
      {busy ? <Spinner /> : icon}
      <span
        data-other={typeof other === 'string' ? other : ''}
        className="inline-grid min-w-0 grid-cols-[minmax(0,auto)] after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-other)]"
      >
        {label}
      </span>
    </button>
  );
}
