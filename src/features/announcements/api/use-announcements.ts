import type { Announcements } from '@/backend/ports/announcements';
import { type Live, type Pages, useBackend, useLive, useLivePages } from '@/backend/react';
import { ANNOUNCEMENT_DAYS } from '@/domain/announcement-limits';
import type { Announcement } from '@/domain/entities/announcement';
import { DAY_MS } from '@/domain/time';
import { announcementKeys } from './announcement-keys';
import { useWhileOpen } from './use-while-open';

/** Announcements of a school, the newest first, the first page live. */
export function useAnnouncements(of: Announcements): Pages<Announcement> {
  const { announcements } = useBackend();
  return useLivePages<Announcement>(
    announcementKeys.live(of),
    (observer) => announcements.watchFirst(of, observer),
    (after) => announcements.page(of, after),
    ({ id }) => id,
  );
}

/** One announcement, live. */
export function useAnnouncement(announcementId: string): Live<Announcement | null> {
  const { announcements } = useBackend();
  return useLive<Announcement | null>(announcementKeys.one(announcementId), (observer) =>
    announcements.watch(announcementId, observer),
  );
}

/**
 * What came out last in a school and still stands on dashboards, live; null where there is nothing.
 * @param after when what its reader has done with came out, in milliseconds, as it was when the app was opened: that is not
 * read again
 */
export function useNewestAnnouncement(schoolId: string, after: () => number): Live<Announcement | null> {
  const { announcements } = useBackend();
  const [since] = useWhileOpen(
    `since ${schoolId}`,
    () => new Date(Math.max(Date.now() - ANNOUNCEMENT_DAYS * DAY_MS, after())),
  );
  return useLive<Announcement | null>(announcementKeys.newest(schoolId), (observer) =>
    announcements.watchNewest(schoolId, since, observer),
  );
}
