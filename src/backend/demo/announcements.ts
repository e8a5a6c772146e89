import type { AnnouncementsPort } from '../ports/announcements';
import { observeConstant } from './constant';
import { announcement, school } from './records';
import { refuse } from './refuse';

const ofSchool = (schoolId: string) => (schoolId === school.id ? [announcement()] : []);

/** The visitor has seen nothing, and is no moderator. */
export const announcements: AnnouncementsPort = {
  watchNewest: (schoolId, since, observer) =>
    observeConstant(
      ofSchool(schoolId).find(({ publishedAt }) => publishedAt !== null && publishedAt >= since) ?? null,
      observer,
    ),
  watch: (announcementId, observer) =>
    observeConstant(ofSchool(school.id).find(({ id }) => id === announcementId) ?? null, observer),
  watchFirst: ({ schoolId }, observer) =>
    observeConstant({ items: ofSchool(schoolId), next: null }, observer),
  page: ({ schoolId }) => Promise.resolve({ items: ofSchool(schoolId), next: null }),
  create: refuse,
  correct: refuse,
  withdraw: refuse,
  watchMine: (_uid, _announcementId, observer) => observeConstant(null, observer),
  saveRead: refuse,
  watchTally: (_announcementId, observer) => observeConstant(null, observer),
  readsOf: () => Promise.resolve([]),
  revisions: () => Promise.resolve({ items: [], next: null }),
};
