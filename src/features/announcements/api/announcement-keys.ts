import type { Announcements } from '@/backend/ports/announcements';

/** Keys of what is read of announcements, in the query cache. */
export const announcementKeys = {
  newest: (schoolId: string) => ['announcement-newest', schoolId],
  one: (announcementId: string) => ['announcement', announcementId],
  live: ({ schoolId, withWithdrawn }: Announcements) => ['announcements', schoolId, withWithdrawn],
  /** From the server, or there is nothing to be read yet. */
  mine: (uid: string, announcementId: string, source: 'server' | 'waiting') => [
    'announcement-read',
    uid,
    announcementId,
    source,
  ],
  tally: (announcementId: string) => ['announcement-tally', announcementId],
  parents: (schoolId: string) => ['announcement-parents', schoolId],
  missing: (announcementId: string, what: string) => ['announcement-missing', announcementId, what],
  revisions: (announcementId: string) => ['announcement-revisions', announcementId],
};
