import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';

/** A turning mark beside words; says nothing by itself. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-[1.15em] shrink-0 animate-spin', className)} />;
}

interface LoadingTextProps {
  children?: string;
  /** In place of a whole page, whose h1 it is until the page's own is there. */
  page?: boolean;
  className?: string;
}

/** "Loading..." (or the screen's own words) with a spinner, announced. */
export function LoadingText({ children, page, className }: LoadingTextProps) {
  const { t } = useTranslation();
  const Words = page ? 'h1' : 'p';
  return (
    <div role="status">
      <Words className={cx('flex items-center gap-2 font-normal font-sans text-muted', className)}>
        <Spinner />
        {children ?? t('loading')}
      </Words>
    </div>
  );
}
