import { SkeletonGroup } from '../skeleton';

/** A table or list that is on its way, in its shape. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <SkeletonGroup className="min-h-dvh content-start">
      <div className="h-12 animate-breathe rounded-md bg-sunken" />
      {Array.from({ length: rows }, (_none, row) => (
        <div key={String(row)} className="flex animate-breathe items-center gap-4 border-line border-b py-3">
          <span className="size-5 rounded-sm bg-sunken" />
          <span className="h-4 flex-1 rounded-sm bg-sunken" />
          <span className="h-4 flex-1 rounded-sm bg-sunken max-lg:hidden" />
          <span className="h-4 w-24 rounded-sm bg-sunken" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
