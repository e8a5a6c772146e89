import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { SkeletonGroup, SkeletonLines, SkeletonPost } from '@/ui/skeleton';

const blank = 'animate-breathe bg-sunken';

/** The page of a group that is on its way: colour, name, how it is doing, a post. */
export function GroupSkeleton() {
  const { t } = useTranslation('groups');
  return (
    <SkeletonGroup page label={t('loading')} className="mx-auto max-w-column">
      <div aria-hidden className={cx(blank, 'h-6 w-32 rounded-sm')} />
      <div aria-hidden className={cx(blank, 'group-band rounded-lg')} />
      <div aria-hidden className="double-rule flex justify-between gap-4 pb-4">
        <div className={cx(blank, 'h-11 w-2/5 rounded-sm')} />
        <div className={cx(blank, 'h-11 w-1/4 rounded-md')} />
      </div>
      <SkeletonLines lines={2} className="my-2" />
      <SkeletonPost />
    </SkeletonGroup>
  );
}

/** Members of a group that are on their way, as many as there are, up to what fills a screen. */
export function MembersSkeleton({ label, places }: { label: string; places: number }) {
  return (
    <SkeletonGroup label={label} className="grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))] gap-3">
      {Array.from({ length: Math.min(places, 12) }, (_, index) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: identical cards, never reordered
          key={index}
          aria-hidden
          className="flex items-center gap-3"
        >
          <div className={cx(blank, 'size-11 shrink-0 rounded-full')} />
          <SkeletonLines lines={2} className="grow" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

/** Cards of groups that are on their way. */
export function GroupCardSkeletons() {
  return (
    <SkeletonGroup className="grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]">
      {['first', 'second', 'third'].map((key) => (
        <Card key={key} aria-hidden padding="none" className="overflow-hidden">
          <div className={cx(blank, 'h-4')} />
          <div className="grid gap-3 p-4">
            <div className={cx(blank, 'h-6 w-3/5 rounded-sm')} />
            <SkeletonLines />
            <div className={cx(blank, 'h-9 w-1/4 rounded-md')} />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  );
}
