import type { ReactNode } from 'react';
import { cx } from './cx';
import { Drawing, type DrawingName } from './drawing';
import { StateTitle } from './state-title';

export interface EmptyStateProps {
  /** What there is none of: "No posts yet. Be the first to post something!" */
  message: string;
  drawing?: DrawingName;
  children?: ReactNode;
  action?: ReactNode;
  /** In place of a whole page. */
  page?: boolean;
  className?: string;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ message, drawing, children, action, page, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'grid justify-items-center gap-3 rounded-lg border border-edge border-dashed px-4 py-10 text-center',
        className,
      )}
    >
      {drawing && <Drawing name={drawing} />}
      <StateTitle page={page} className="max-w-prose font-display text-lg">
        {message}
      </StateTitle>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action}
    </div>
  );
}
