import type { ReactNode } from 'react';

/** Around a table that may be wider or longer than there is room for: it scrolls in its box, not with the page. */
export function ScrollableTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // No landmark of its own: its section has the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      role="group"
      // Scrolled with the keyboard, too.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must take focus.
      tabIndex={0}
      aria-label={label}
      className="max-h-128 overflow-auto rounded-lg border border-line bg-surface"
    >
      {children}
    </div>
  );
}
