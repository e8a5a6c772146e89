import { type ReactNode, useId } from 'react';
import { cx } from './cx';

export interface SectionProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of a screen under its own heading (h2). */
export function Section({ title, lead, actions, children, className }: SectionProps) {
  const id = useId();
  return (
    // Beside a higher one its head stays at the top.
    <section aria-labelledby={id} className={cx('grid content-start gap-4', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-ink border-b pb-2">
        <div className="grid min-w-0 gap-0.5">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {lead && <p className="text-muted text-sm">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
