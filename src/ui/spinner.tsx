import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';

/** A turning mark beside words; says nothing by itself. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-[1.15em] shrink-0 animate-spin', className)} />;
}

/** "Loading..." (or the screen's own words) with a spinner, announced. */
export function LoadingText({ children, className }: { children?: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <p role="status" className={cx('flex items-center gap-2 text-muted', className)}>
      <Spinner />
      {children ?? t('loading')}
    </p>
  );
}
