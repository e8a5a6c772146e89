import { SkeletonGroup, SkeletonLines } from '@/ui/skeleton';
import { MemberGrid } from './member-grid';

/** Cards of parents that are on their way. */
export function DirectorySkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <SkeletonGroup>
      <div aria-hidden>
        <MemberGrid>
          {Array.from({ length: cards }, (_, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: identical cards, never reordered
              key={index}
              className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4"
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
