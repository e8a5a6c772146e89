import { subDays } from 'date-fns';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { userRef } from '../platform/accounts';
import { now } from '../platform/clock';
import { TRIGGER } from '../platform/options';
import { pathInFolder } from './file-address';
import { isShown, POST_IMAGES } from './shown-picture';
import { sweep } from './sweep';

const PROFILE_PICTURES = 'profile-pictures';
/** A device may carry a post whose picture is uploaded already for weeks before it is online again. */
const GRACE_DAYS = 30;
/** Looked at on a few nights, in case one fails, and never again: the cost does not grow with the years. */
const NIGHTS = 3;

/**
 * Once a day, deletes pictures whose post or profile was never written: given up, refused, or lost with a device. Profile
 * pictures of accounts that are gone go, too.
 */
export const sweepPictures = onSchedule(
  { region: TRIGGER.region, schedule: 'every day 03:50', timeZone: 'Etc/UTC', timeoutSeconds: 1800 },
  async () => {
    const due = subDays(await now(), GRACE_DAYS);
    const since = subDays(due, NIGHTS).getTime();
    const isDue = (uploaded: number) => uploaded <= due.getTime() && uploaded > since;
    // Faces first: they are fewer, and a night of many posts keeps none of them.
    await sweep(`${PROFILE_PICTURES}/`, isDue, ({ path }) => isWorn(path));
    await sweep(`${POST_IMAGES}/`, isDue, ({ path, uploaded }) =>
      isShown(path, path.split('/')[1] ?? '', uploaded),
    );
  },
);

/** Whether the account whose folder it is in shows the picture. */
async function isWorn(path: string): Promise<boolean> {
  const uid = path.split('/')[1] ?? '';
  const shown: unknown = (await userRef(uid).get()).get('profilePicUrl');
  return typeof shown === 'string' && pathInFolder(shown, PROFILE_PICTURES) === path;
}
