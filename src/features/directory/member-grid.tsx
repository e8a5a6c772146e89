import type { ReactNode } from 'react';

/** Cards at least 200 px wide, as many beside each other as fit (product §2.7). */
export function MemberGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))] gap-3">{children}</ul>;
}
