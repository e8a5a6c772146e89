import { type ReactNode, useId } from 'react';
import { useNewestAnnouncement } from '../api/use-announcements';
import { Words } from '../words';

interface Props {
  schoolId: string;
  /** In the place of both until it is known. */
  waiting: ReactNode;
  /** What stands below it, which it would push down. */
  children: ReactNode;
}

/** The announcement of the demo's school, as a parent would find it. */
export function AnnouncementOnShow({ schoolId, waiting, children }: Props) {
  const { data, error } = useNewestAnnouncement(schoolId, () => 0);
  const titleId = useId();
  if (data === undefined && !error) return waiting;
  return (
    <>
      {data && (
        <section
          aria-labelledby={titleId}
          className="rounded-b-md border-info border-t-3 bg-info-soft px-4 py-3"
        >
          <Words announcement={data} level={3} titleId={titleId} />
        </section>
      )}
      {children}
    </>
  );
}
