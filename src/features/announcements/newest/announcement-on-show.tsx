import { useId } from 'react';
import { useNewestAnnouncement } from '../api/use-announcements';
import { Words } from '../words';

/** The announcement of the demo's school, as a parent would find it. */
export function AnnouncementOnShow({ schoolId }: { schoolId: string }) {
  const { data } = useNewestAnnouncement(schoolId, () => 0);
  const titleId = useId();
  if (!data) return null;
  return (
    <section aria-labelledby={titleId} className="rounded-b-md border-info border-t-3 bg-info-soft px-4 py-3">
      <Words announcement={data} level={3} titleId={titleId} />
    </section>
  );
}
