import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { HOUR_MS } from '@/domain/time';
import { db } from '../platform/app';
import { expiryAfter } from '../platform/expiry';

/** A person gets at most one mail about requests in this time, whatever applicants do. */
const APART_MS = HOUR_MS;
/** After a mail that the server refused for now. */
const AGAIN_MS = 10 * 60_000;
const MAX_TRIES = 6;
const REMEMBER_DAYS = 14;

/** `_reviewerMails/{uid}`: what a reviewer is still to be told, and when. */
interface ReviewerMail {
  /** When the next mail may go out; null when there is nothing to tell. */
  dueAt: Timestamp | null;
  /** Schools that parents have asked for since the last mail, and when the latest did. */
  schoolIds: string[];
  askedAt: Timestamp;
  mailedAt: Timestamp | null;
  /** What the last look at the requests has seen: these schools, up to this moment. */
  seenSchoolIds: string[];
  seenUntil: Timestamp | null;
  tries: number;
}

/** What was seen when requests were counted. */
export interface SeenRequests {
  schoolIds: string[];
  until: Timestamp;
}

/** An hour of a reviewer, taken by whoever now looks whether there is something to tell. */
export interface ReviewerMailClaim {
  uid: string;
  schoolIds: string[];
  at: Timestamp;
  mailedBefore: Timestamp | null;
  tries: number;
}

const reviewerMailRef = (uid: string): DocumentReference => db.doc(`_reviewerMails/${uid}`);

const isAfter = (left: Timestamp, right: Timestamp | null): boolean =>
  right === null || left.valueOf() > right.valueOf();

const later = (at: Timestamp, ms: number): Timestamp => Timestamp.fromMillis(at.toMillis() + ms);

/**
 * Notes that a reviewer is to be told of a request: at once, or when an hour has passed since their last mail. One
 * that was seen when the requests were last counted changes nothing, so events may come twice and in any order.
 */
export async function scheduleReviewerMail(
  uid: string,
  { schoolId, askedAt }: { schoolId: string; askedAt: Timestamp },
  at: Timestamp,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const known = (await tx.get(reviewerMailRef(uid))).data() as ReviewerMail | undefined;
    if (known?.seenSchoolIds.includes(schoolId) && !isAfter(askedAt, known.seenUntil)) return;
    const free = known?.mailedAt ? later(known.mailedAt, APART_MS) : at;
    const notice: ReviewerMail = {
      dueAt: known?.dueAt ?? (isAfter(free, at) ? free : at),
      schoolIds: [...new Set([...(known?.schoolIds ?? []), schoolId])],
      askedAt: known && isAfter(known.askedAt, askedAt) ? known.askedAt : askedAt,
      mailedAt: known?.mailedAt ?? null,
      seenSchoolIds: known?.seenSchoolIds ?? [],
      seenUntil: known?.seenUntil ?? null,
      tries: known?.tries ?? 0,
    };
    tx.set(reviewerMailRef(uid), { ...notice, expiresAt: expiryAfter(at.toMillis(), REMEMBER_DAYS) });
  });
}

/**
 * Takes the hour of a reviewer whose mail is due. Taken before the mail goes out: of two at once one sends, and a
 * process that dies in between costs the reviewer an hour and no mail.
 */
export async function claimReviewerMail(uid: string, at: Timestamp): Promise<ReviewerMailClaim | null> {
  return db.runTransaction(async (tx) => {
    const notice = (await tx.get(reviewerMailRef(uid))).data() as ReviewerMail | undefined;
    if (!notice?.dueAt || isAfter(notice.dueAt, at)) return null;
    const { schoolIds, mailedAt: mailedBefore, tries } = notice;
    tx.update(reviewerMailRef(uid), { dueAt: later(at, APART_MS), mailedAt: at, tries: tries + 1 });
    return { uid, schoolIds, at, mailedBefore, tries: tries + 1 };
  });
}

/** The reviewer knows, or has nothing to know: done, unless somebody has asked since the requests were counted. */
export async function completeReviewerMail(
  claim: ReviewerMailClaim,
  seen: SeenRequests,
  mailed: boolean,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const notice = (await tx.get(reviewerMailRef(claim.uid))).data() as ReviewerMail | undefined;
    if (!notice) return;
    const mailedAt = mailed ? claim.at : claim.mailedBefore;
    const isMore =
      isAfter(notice.askedAt, seen.until) || notice.schoolIds.some((id) => !claim.schoolIds.includes(id));
    tx.update(reviewerMailRef(claim.uid), {
      mailedAt,
      seenSchoolIds: seen.schoolIds,
      seenUntil: seen.until,
      tries: 0,
      ...(isMore
        ? { dueAt: mailedAt ? later(mailedAt, APART_MS) : claim.at }
        : { dueAt: null, schoolIds: [] }),
    });
  });
}

/** The server has refused the mail: it is tried again soon, a few times, or not any more. */
export async function retryReviewerMail(claim: ReviewerMailClaim, isPermanent: boolean): Promise<void> {
  const giveUp = isPermanent || claim.tries >= MAX_TRIES;
  await reviewerMailRef(claim.uid).update({
    mailedAt: claim.mailedBefore,
    ...(giveUp ? { dueAt: null, schoolIds: [], tries: 0 } : { dueAt: later(claim.at, AGAIN_MS) }),
  });
}

/** Reviewers whose mail is due, those who wait longest first, page by page. */
export async function* dueReviewers(at: Timestamp): AsyncGenerator<string> {
  const due = db.collection('_reviewerMails').where('dueAt', '<=', at).orderBy('dueAt').limit(PAGE);
  let page = await due.get();
  while (!page.empty) {
    for (const { id } of page.docs) yield id;
    page = await due.startAfter(page.docs.at(-1)).get();
  }
}

const PAGE = 100;
