import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';

/** A profile that is on its way: picture and name in one row, words about the person, then sections. */
export function ProfileSkeleton() {
  return (
    <SkeletonGroup page className="mx-auto max-w-column">
      <div aria-hidden className="double-rule mb-2 flex items-center gap-4 pb-4">
        <span className="size-16 shrink-0 animate-breathe rounded-full bg-sunken sm:size-28" />
        <SkeletonLines lines={2} className="flex-1" />
      </div>
      <SkeletonLines lines={2} />
      <SkeletonLines lines={3} className="mt-8" />
    </SkeletonGroup>
  );
}
