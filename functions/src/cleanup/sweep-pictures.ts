import { subDays } from 'date-fns';
import { Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { TRIGGER } from '../platform/options';
import { pathInFolder } from './file-address';
import { type SweptFile, sweep } from './sweep';

const FOLDER = 'post-images';
/** A device may carry a post whose picture is uploaded already for weeks before it is online again. */
const GRACE_DAYS = 30;
/** Looked at on a few nights, in case one fails, and never again: the cost does not grow with the years. */
const NIGHTS = 3;
/** Clocks of Storage and Firestore are not one. */
const SLACK_MS = 60 * 60_000;

/** Once a day, deletes pictures whose post was never written: given up, refused, or lost with a device. */
export const sweepPictures = onSchedule(
  { region: TRIGGER.region, schedule: 'every day 03:50', timeZone: 'Etc/UTC' },
  async () => {
    const due = subDays(await now(), GRACE_DAYS);
    const since = subDays(due, NIGHTS).getTime();
    await sweep(`${FOLDER}/`, (uploaded) => uploaded <= due.getTime() && uploaded > since, isShown);
  },
);

/** Whether a post of the uploader's since then shows the picture. Without an uploader nobody can tell. */
async function isShown({ path, uploaded, uid }: SweptFile): Promise<boolean> {
  if (!uid) return true;
  const since = await db
    .collection('posts')
    .where('authorId', '==', uid)
    .where('createdAt', '>=', Timestamp.fromMillis(uploaded - SLACK_MS))
    .orderBy('createdAt', 'desc')
    .select('imageUrl')
    .get();
  return since.docs.some((post) => pathInFolder(post.get('imageUrl') ?? null, FOLDER) === path);
}
