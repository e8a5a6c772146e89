import type { ReactNode } from 'react';

/** Cards of groups, as many beside each other as fit. */
export const GroupGrid = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">{children}</ul>
);
