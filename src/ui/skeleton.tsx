import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from './card';
import { cx } from './cx';
import { useReportLoading } from './use-report-loading';

const blank = 'animate-breathe bg-sunken';
const bar = `${blank} rounded-sm`;

/** Grey lines in place of text. Decoration: put it in SkeletonGroup, which speaks. */
export function SkeletonLines({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical bars, never reordered
        <div key={index} className={cx(bar, 'h-4', index === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}

/** A card that is on its way. */
export function SkeletonCard({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <Card aria-hidden className={className}>
      <div className={cx(bar, 'mb-4 h-6 w-2/5')} />
      <SkeletonLines lines={lines} />
    </Card>
  );
}

/** A post that is on its way: picture, name, time, text. */
export function SkeletonPost() {
  return (
    <Card aria-hidden>
      <div className="mb-4 flex items-center gap-3">
        <div className={cx(blank, 'size-11 rounded-full')} />
        <div className="grid flex-1 gap-2">
          <div className={cx(bar, 'h-4 w-2/5')} />
          <div className={cx(bar, 'h-3 w-1/4')} />
        </div>
      </div>
      <SkeletonLines />
    </Card>
  );
}

/** Wraps skeletons and says "Loading..." (or the screen's own words) once for all of them. */
export function SkeletonGroup({
  label,
  page,
  children,
  className,
}: {
  label?: string;
  /** In place of a whole page, whose h1 it has until the page's own is there. */
  page?: boolean;
  children: ReactNode;
  className?: string;
}) {
  const { t } = useTranslation();
  useReportLoading();
  const Words = page ? 'h1' : 'span';
  return (
    // For what waits until the page is there (src/app/page-is-there.ts).
    <div role="status" data-waiting className={cx('grid gap-4', className)}>
      <Words className="sr-only">{label ?? t('loading')}</Words>
      {children}
    </div>
  );
}
