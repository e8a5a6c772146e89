import { serverTimestamp } from 'firebase/firestore';
import { announcementOfDayId, dayOfAnnouncement, isOfDay } from '@/domain/announcement-ids';
import type { Announcement } from '@/domain/entities/announcement';
import { type AnnouncementInput, newAnnouncement } from '@/domain/inputs/announcement';
import { countedDay, dayAfter } from '@/domain/rate-counter';
import { DAY_MS } from '@/domain/time';
import { BackendError, errorCode } from '../../errors';
import type { AnnouncementsPort } from '../../ports/announcements';
import { announcementRef } from '../collections/announcements';
import { readOnServer } from '../connection/own-items';
import { toBackendError, withBackendErrors } from '../sdk/errors';
import { commitNow } from '../writing/commit';
import { commitCounted } from '../writing/count';
import { readServerTime } from '../writing/daily-limit';

/** What the server has of it. Asked only after a refusal, to find out why. */
const onServer = async (announcementId: string): Promise<Announcement | null> =>
  (await readOnServer(announcementRef(announcementId))).data() ?? null;

/** Also of what has arrived with an earlier try, as the last one that the day allows. */
const isRefusal = (error: unknown): boolean =>
  ['permission-denied', 'daily-limit'].includes(errorCode(toBackendError(error)));

const saysThe = (words: Partial<AnnouncementInput>, there: Announcement): boolean =>
  Object.entries(words).every(([field, value]) => there[field as keyof AnnouncementInput] === value);

type New = Parameters<AnnouncementsPort['create']>[0];

const write = ({ announcementId, schoolId, uid, input }: New): Promise<void> =>
  commitCounted(uid, 'announcements', announcementId, (transaction) => {
    const announcement = newAnnouncement({ id: announcementId, schoolId, userId: uid, input });
    transaction.set(announcementRef(announcementId), {
      ...announcement,
      createdAt: serverTimestamp(),
      publishedAt: serverTimestamp(),
    });
  });

/**
 * Writes an announcement. One that was refused may have arrived with an earlier try; else the day has its announcement, or is
 * over. In the last case, and only where the former day has none, which nobody can give it any more, it becomes that of the
 * present day.
 */
export const createAnnouncement: AnnouncementsPort['create'] = (announcement) =>
  withBackendErrors(async () => {
    try {
      await write(announcement);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (await hasArrived(announcement)) return;
      const today = countedDay(await readServerTime());
      const { announcementId, schoolId } = announcement;
      if (!isOfDay(announcementId) || dayOfAnnouncement(announcementId) === today) throw error;
      if (await hasArrivedBefore(announcement, today)) return;
      await writeToday({ ...announcement, announcementId: announcementOfDayId(schoolId, today) });
    }
  });

/** What waits longer than this is not looked for on all of its days; nor where a device's clock is years behind. */
const DAYS_BACK = 31;

/** Whether an earlier try has made it that of a day which is over as well: its answer was lost. */
async function hasArrivedBefore(
  { announcementId, schoolId, uid, input }: New,
  today: number,
): Promise<boolean> {
  const first = Math.max(dayOfAnnouncement(announcementId) + DAY_MS, today - DAYS_BACK * DAY_MS);
  for (let day = first; day < today; day += DAY_MS) {
    const there = await onServer(announcementOfDayId(schoolId, day));
    if (there?.userId === uid && saysThe(input, there)) return true;
  }
  return false;
}

async function writeToday(announcement: New): Promise<void> {
  try {
    await write(announcement);
  } catch (error) {
    if (!isRefusal(error) || !(await hasArrived(announcement))) throw error;
  }
}

/** @throws daily-limit where another one is in its place */
async function hasArrived({ announcementId, uid, input }: New): Promise<boolean> {
  const there = await onServer(announcementId);
  if (!there) return false;
  // An id of its own is nobody else's.
  if (!isOfDay(announcementId) || (there.userId === uid && saysThe(input, there))) return true;
  const day = countedDay(there.createdAt ?? new Date());
  throw new BackendError('daily-limit', { retryAt: dayAfter(day) });
}

/** Writes other words. Those that were refused may have arrived with an earlier try. */
export const correctAnnouncement: AnnouncementsPort['correct'] = ({ announcementId, uid, version }, words) =>
  withBackendErrors(async () => {
    try {
      await commitCounted(uid, 'announcements', announcementId, (transaction) => {
        transaction.update(announcementRef(announcementId), {
          ...words,
          ...{ version: version + 1, publishedAt: serverTimestamp() },
          ...{ correctedAt: serverTimestamp(), correctedBy: uid },
        });
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const there = await onServer(announcementId);
      if (!there || there.version === version) throw error;
      if (there.version === version + 1 && there.correctedBy === uid && saysThe(words, there)) return;
      throw new BackendError('failed-precondition', { cause: error });
    }
  });

/** Takes one back; no harm where somebody has done so already. */
export const withdrawAnnouncement: AnnouncementsPort['withdraw'] = (announcementId, uid) =>
  withBackendErrors(async () => {
    try {
      await commitNow((transaction) => {
        transaction.update(announcementRef(announcementId), {
          ...{ withdrawnAt: serverTimestamp(), withdrawnBy: uid },
        });
      });
    } catch (error) {
      if (!isRefusal(error) || !(await onServer(announcementId))?.withdrawnAt) throw error;
    }
  });
