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
  actions?: ReactNode;
}

/** Head of a screen, set like the head of a paper: title, a line about it, a double rule. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
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
      <div className="double-rule flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
        <div className="grid min-w-0 flex-1 basis-64 gap-2">
          <h1 className="text-2xl">{title}</h1>
          {lead && <p className="max-w-column text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}
