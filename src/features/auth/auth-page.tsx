import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/ui/cx';
import { PageHeader } from '@/ui/page-header';
import { useHydrated } from '@/ui/use-hydrated';

/** The narrow sheet on which accounts are made and opened. */
export function AuthPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  return (
    // In the HTML it is not for who is signed in, which public/before-form.js says: they are led on.
    <div className={cx('mx-auto max-w-md', !isHydrated && '[[data-signed-in]_&]:invisible')}>
      <noscript>
        <p className="mb-6 text-lg">{t('needsScript')}</p>
      </noscript>
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
