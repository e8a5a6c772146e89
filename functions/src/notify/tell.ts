import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { notificationSchema } from '@/domain/entities/community';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { parserOf } from '../platform/documents';
import { isAlreadyExists } from '../platform/firestore-errors';
import { readChoices } from './choices';
import { type Delivery, decide } from './decide';
import type { News } from './news';

/** So many receivers are looked up and told at once. */
const AT_ONCE = 150;

/**
 * News that somebody is told, as they have chosen. The document holds beside what was said: `app`, whether it stands in the bell;
 * `mail`, how it comes by mail; `pushAt`; `version`; and `toldAt`, when it last became news, in the bell or not.
 */
export interface Notice {
  ref: DocumentReference;
  /**
   * The document.
   * @param before what is there under its id, whose place it takes
   * @returns null where that tells of the same already
   */
  over(before: DocumentSnapshot | undefined): DocumentData | null;
}

/** The notification in a snapshot, or null when there is none. */
export const parseNotification = parserOf(notificationSchema);

/** The document of a notification. */
export const notificationRef = (id: string): DocumentReference => db.doc(`notifications/${id}`);

/**
 * Decides how each of these is told, by what its receiver has chosen and is a member of at this moment. All notifications are
 * made by this, and nothing else decides. What nobody wants to hear of in any way is left out.
 * @param at the present, where it is known already
 */
export async function readNotices(all: readonly News[], at?: Date): Promise<Notice[]> {
  const moment = at ?? new Date(await now());
  const choices = await readChoices(all, db, moment);
  return all.flatMap((news, index) => {
    const chosen = choices[index];
    if (!chosen) return [];
    const delivery = decide({ ...chosen, type: news.type, now: moment });
    return isNothing(delivery) ? [] : [noticeOf(news, delivery, moment)];
  });
}

const isNothing = ({ app, pushAt, mail }: Delivery): boolean => !app && pushAt === null && mail === 'off';

const noticeOf = ({ id, by: _, ...said }: News, delivery: Delivery, at: Date): Notice => ({
  ref: notificationRef(id),
  over: (before) => {
    if (before?.exists && said.cause !== undefined && causeIn(before) >= said.cause) return null;
    return {
      ...said,
      ...delivery,
      ...{
        read: false,
        emailed: false,
        version: nextVersion(before, said.cause ?? at.getTime()),
        toldAt: at,
      },
      // Bell and page go by it, and so never find what is for devices and mail alone.
      ...(delivery.app && { createdAt: at }),
    };
  },
});

const causeIn = (before: DocumentSnapshot): number => {
  const cause: unknown = before.get('cause');
  return typeof cause === 'number' ? cause : Number.NEGATIVE_INFINITY;
};

/**
 * One more than that of what was there. What comes to be begins with its moment, as another may have gone from its place, whose
 * versions are told; twice at once it is the same.
 */
function nextVersion(before: DocumentSnapshot | undefined, first: number): number {
  if (!before?.exists) return first;
  const version: unknown = before.get('version');
  return (typeof version === 'number' ? version : 0) + 1;
}

/**
 * Tells many people something.
 * @param again 'replace' where one takes the place of the one before under its id, unread; 'keep' where the one before
 *   stays as it is, so that who has read it is not told twice
 */
export async function tellAll(all: readonly News[], again: 'replace' | 'keep'): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE)
    await writeNotices(await readNotices(all.slice(from, from + AT_ONCE)), again);
}

async function writeNotices(notices: readonly Notice[], again: 'replace' | 'keep'): Promise<void> {
  if (notices.length === 0) return;
  const before = again === 'replace' ? await db.getAll(...notices.map(({ ref }) => ref)) : [];
  const writer = db.bulkWriter();
  writer.onWriteError((error) => !isAlreadyExists(error) && error.failedAttempts < 5);
  const writes = notices.map(async ({ ref, over }, index) => {
    const document = over(before[index]);
    if (!document) return;
    try {
      await (again === 'replace' ? writer.set(ref, document) : writer.create(ref, document));
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  });
  await Promise.all([...writes, writer.close()]);
}
