import type { ReactNode } from 'react';

/** What is known of something, each under its name. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="grid gap-3">{children}</dl>;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid min-w-0">
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </div>
);
