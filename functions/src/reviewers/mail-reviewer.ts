import { Timestamp } from 'firebase-admin/firestore';
import type { User } from '@/domain/entities/user';
import { isPermanent, sendMail } from '../mail/send';
import { readUser } from '../platform/accounts';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { isUnsubscribed } from '../unsubscribe/address';
import { reviewerEmail } from './reviewer-email';
import {
  claimReviewerMail,
  completeReviewerMail,
  retryReviewerMail,
  type SeenRequests,
} from './reviewer-mail';

/** Values one `in` may compare with. */
const AT_ONCE = 30;

/** Mails a reviewer how many requests wait, if that is due and something still waits. */
export async function mailReviewer(uid: string): Promise<void> {
  const claim = await claimReviewerMail(uid, Timestamp.fromMillis(await now()));
  if (!claim) return;
  const reviewer = await readUser(uid);
  const { waiting, seen } = await countWaiting(reviewer ? decidedBy(reviewer, claim.schoolIds) : []);
  if (!reviewer || waiting === 0 || (await isUnsubscribed(reviewer.email))) {
    await completeReviewerMail(claim, seen, false);
    return;
  }
  try {
    await sendMail(reviewer.email, reviewerEmail(waiting));
  } catch (error) {
    log.error('A mail about requests was not sent', error, { uid, tries: claim.tries });
    const answered = typeof (error as { responseCode?: unknown }).responseCode === 'number';
    // Without an answer it may have gone out: the claim stands, and another try comes in an hour.
    if (answered || isPermanent(error)) await retryReviewerMail(claim, isPermanent(error));
    return;
  }
  await completeReviewerMail(claim, seen, true);
}

/** Schools whose requests the mail counts: a moderator's own; of an admin those they were told of. */
function decidedBy(reviewer: User, asked: readonly string[]): string[] {
  const own = reviewer.isModerator ? reviewer.approvedSchools : [];
  return [...new Set([...own, ...(reviewer.isAdmin ? asked : [])])];
}

async function countWaiting(schoolIds: string[]): Promise<{ waiting: number; seen: SeenRequests }> {
  const until: Timestamp[] = [];
  let waiting = 0;
  for (let start = 0; start < schoolIds.length; start += AT_ONCE) {
    const some = schoolIds.slice(start, start + AT_ONCE);
    const counted = await db.collection('pendingRequests').where('schoolId', 'in', some).count().get();
    waiting += counted.data().count;
    until.push(counted.readTime);
  }
  // Later counts have seen more, never less.
  return { waiting, seen: { schoolIds, until: until[0] ?? Timestamp.now() } };
}
