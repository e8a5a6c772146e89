import type { Announcement } from '@/domain/entities/announcement';
import { storedText } from '@/stored';

const mark = (uid: string, schoolId: string) =>
  storedText('local', `schoolgate.announcementDone.${uid}.${schoolId}`);

const nameOf = ({ id, version, publishedAt }: Announcement): string =>
  `${id} ${version} ${publishedAt?.getTime() ?? 0}`;

/** Whether this device remembers that nothing is left to be done with an announcement: then nobody has to be asked. */
export const isMarkedDone = (uid: string, announcement: Announcement): boolean =>
  mark(uid, announcement.schoolId).get() === nameOf(announcement);

export const markDone = (uid: string, announcement: Announcement): void =>
  void mark(uid, announcement.schoolId).set(nameOf(announcement));

/** When what is news came out at the earliest: right after the last one that is done with; in milliseconds. */
export function afterDone(uid: string, schoolId: string): number {
  const publishedAt = Number(mark(uid, schoolId).get()?.split(' ').at(-1) ?? 0);
  // The server's moments are finer than ours.
  return publishedAt + 1;
}
