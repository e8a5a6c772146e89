import { SkeletonGroup, SkeletonPost } from '@/ui/skeleton';

/** The body of a page that is on its way. */
export function PageLoading() {
  return (
    <SkeletonGroup page className="mx-auto w-full max-w-column py-4">
      <SkeletonPost />
      <SkeletonPost />
    </SkeletonGroup>
  );
}
