import type { ReactNode } from 'react';

interface Props {
  /** Where posts are written, or found. */
  composer: ReactNode;
  /** Between the composer and the posts; beside both where there is room. */
  aside: ReactNode;
  children?: ReactNode;
}

/** Feed first: one column for the thumb, from 1280 px on two that fill the page. */
export function HomeLayout({ composer, aside, children }: Props) {
  return (
    <div className="mx-auto grid max-w-column grid-cols-1 gap-3 xl:max-w-none xl:grid-cols-[minmax(0,8fr)_minmax(min(17rem,30%),5fr)] xl:grid-rows-[auto_1fr] xl:gap-x-8">
      <div className="min-w-0">{composer}</div>
      {aside && (
        <div className="min-w-0 xl:sticky xl:top-6 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-start">
          {aside}
        </div>
      )}
      <div className="grid min-w-0 grid-cols-1 content-start gap-4 xl:row-start-2">{children}</div>
    </div>
  );
}
