import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';

const blank = 'animate-breathe bg-sunken';

function CardSkeleton() {
  return (
    <Card aria-hidden className="flex items-start gap-3 md:gap-4">
      <div className={cx(blank, 'min-h-16 w-16 shrink-0 rounded-md')} />
      <div className="grid flex-1 gap-1.5">
        <div className={cx(blank, 'h-7 w-3/5 rounded-sm')} />
        <SkeletonLines lines={2} className="py-1" />
        <div className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-3">
          <div className={cx(blank, 'size-8 rounded-full')} />
          <div className={cx(blank, 'h-4 w-1/4 rounded-sm')} />
        </div>
      </div>
    </Card>
  );
}

/** A list of events that is on its way: the first group with its heading. */
export function EventListSkeleton() {
  return (
    <SkeletonGroup>
      <div aria-hidden className={cx(blank, 'h-7 w-2/5 rounded-sm')} />
      <div className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))]">
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </SkeletonGroup>
  );
}

/** The page of an event that is on its way. */
export function EventPageSkeleton() {
  return (
    <SkeletonGroup>
      <CardSkeleton />
    </SkeletonGroup>
  );
}
