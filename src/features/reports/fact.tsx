import type { ReactNode } from 'react';

/** One line of what is known: what it is, and how it stands. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="font-semibold text-sm">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
