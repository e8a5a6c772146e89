import { cx } from '@/ui/cx';
import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { MemberGrid } from './member-grid';

/** Cards of parents that are on their way, or of children with their parents, which are higher. */
export function DirectorySkeleton({ cards = 6, byChild = false }: { cards?: number; byChild?: boolean }) {
  return (
    <SkeletonGroup>
      <div aria-hidden>
        <MemberGrid>
          {Array.from({ length: cards }, (_, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: identical cards, never reordered
              key={index}
              className={cx(
                'flex items-center gap-3 rounded-lg border border-line bg-surface p-4',
                byChild && 'h-26',
              )}
            >
              <span className="size-11 shrink-0 animate-breathe rounded-full bg-sunken" />
              <SkeletonLines lines={2} className="flex-1" />
            </li>
          ))}
        </MemberGrid>
      </div>
    </SkeletonGroup>
  );
}
