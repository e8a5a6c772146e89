import { subDays } from 'date-fns';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { now } from '../platform/clock';
import { isPictureHeld } from '../platform/hidden-content';
import { POST_IMAGES } from './post-pictures';
import { isWorn, PROFILE_PICTURES } from './profile-pictures';
import { isShown } from './shown-picture';
import { SWEEP, sweep } from './sweep';

/** A device may carry a post whose picture is uploaded already for weeks before it is online again. */
const GRACE_DAYS = 30;
/** Looked at on a few nights, in case one fails, and never again: the cost does not grow with the years. */
const NIGHTS = 3;

/**
 * Once a day, deletes pictures whose post or profile was never written: given up, refused, or lost with a device. Profile
 * pictures of accounts that are gone go, too. What moderation has put out of sight keeps its own.
 */
export const sweepPictures = onSchedule({ ...SWEEP, schedule: 'every day 03:50' }, async () => {
  const due = subDays(await now(), GRACE_DAYS);
  const since = subDays(due, NIGHTS).getTime();
  const isDue = (uploaded: number) => uploaded <= due.getTime() && uploaded > since;
  // Faces first: they are fewer, and a night of many posts keeps none of them.
  await sweep(`${PROFILE_PICTURES}/`, isDue, async ({ path }) => (await isWorn(path)) || isPictureHeld(path));
  await sweep(
    `${POST_IMAGES}/`,
    isDue,
    async ({ path, uploaded }) =>
      (await isShown(path, path.split('/')[1] ?? '', uploaded)) || isPictureHeld(path),
  );
});
