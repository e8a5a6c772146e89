import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from './use-page-title';

export interface PageHeaderProps {
  /** The screen's one h1, and its name in the browser's tab. */
  title: string;
  /** A sentence under it. */
  lead?: ReactNode;
  back?: { to: string; label: string };
  /** Between the way back and the title. Decoration. */
  cover?: ReactNode;
  /** Beside the title, or below it where there is no room. */
  actions?: ReactNode;
}

/** Head of a screen, set like the head of a paper: title, a line about it, a double rule. */
export function PageHeader({ title, lead, back, cover, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className="mb-6 grid gap-3">
      {back && (
        <Link
          to={back.to}
          className="link inline-flex min-h-6 pointer-coarse:min-h-11 items-center gap-1.5 justify-self-start text-sm"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      )}
      {cover}
      <div className="double-rule grid gap-2 pb-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h1 className="min-w-0 flex-auto text-2xl">{title}</h1>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {lead && <p className="max-w-column text-muted">{lead}</p>}
      </div>
    </header>
  );
}
