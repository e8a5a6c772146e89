import { useLocation } from 'react-router-dom';
import { SkeletonCard, SkeletonGroup, SkeletonLines, SkeletonPost } from '@/ui/skeleton';

/** Pages that are posts from the top; all others begin with their title. */
const POSTS = /^\/(dashboard|$)/;
/** Pages that fill their width with cards or rows; all others are a column. */
const WIDE =
  /^\/(events|groups|directory|parent-assistant|moderator|admin(\/(users|stats|pending-requests))?)\/?$/;

/** The body of a page that is on its way, in the shape of the page that its address leads to. */
export function RouteLoading() {
  const { pathname } = useLocation();
  if (POSTS.test(pathname))
    return (
      <SkeletonGroup
        page
        className="mx-auto w-full max-w-column pt-14 xl:max-w-none xl:grid-cols-[minmax(0,8fr)_minmax(min(17rem,30%),5fr)] xl:gap-x-8"
      >
        <SkeletonPost />
        <SkeletonLines className="max-xl:hidden" />
        <SkeletonPost />
      </SkeletonGroup>
    );
  const isWide = WIDE.test(pathname);
  return (
    <SkeletonGroup page className={isWide ? '' : 'mx-auto w-full max-w-column'}>
      <div aria-hidden className="double-rule mb-2 pb-4">
        <SkeletonLines lines={2} className="max-w-80 py-2" />
      </div>
      <div
        className={`grid gap-4 ${isWide ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]' : ''}`}
      >
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </SkeletonGroup>
  );
}
