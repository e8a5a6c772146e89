import { newDocumentId } from './ids';
import { countedDay } from './rate-counter';

/**
 * `announcements/{schoolId}_{day}`: the one of a school and day of UTC, in milliseconds, for all its moderators. Whoever
 * writes it first has it, whatever they do at once.
 */
export const announcementOfDayId = (schoolId: string, day: number): string => `${schoolId}_${day}`;

/** The day of the one with such an id. */
export const dayOfAnnouncement = (announcementId: string): number => Number(announcementId.split('_').at(-1));

/** The id of a new announcement: that of the day for moderators, one of its own for admins. */
export const newAnnouncementId = (schoolId: string, isAdmin: boolean, now: Date): string =>
  isAdmin ? newDocumentId() : announcementOfDayId(schoolId, countedDay(now));

/** Whether it is the one of its school and day; those of admins have ids without an underscore. */
export const isOfDay = (announcementId: string): boolean => announcementId.includes('_');

/** Where one announcement is read. */
export const announcementPath = (announcementId: string): string => `/announcements?id=${announcementId}`;

/** `notifications/announcement_{announcementId}_{uid}`: that there is one. */
export const announcementNotificationId = (announcementId: string, uid: string): string =>
  `announcement_${announcementId}_${uid}`;

/** `notifications/announcement-corrected_{announcementId}_{version}_{uid}`: that one was corrected which they have seen. */
export const correctionNotificationId = (announcementId: string, version: number, uid: string): string =>
  `announcement-corrected_${announcementId}_${version}_${uid}`;
