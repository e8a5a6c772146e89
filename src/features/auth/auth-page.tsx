import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/page-header';

/** The narrow sheet on which accounts are made and opened. */
export function AuthPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-md">
      <PageHeader title={title} lead={lead} />
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </div>
  );
}

/** A line with "or" in it, between two ways to do the same. */
export function OrDivider() {
  const { t } = useTranslation('auth');
  return (
    <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('or')}
    </p>
  );
}
