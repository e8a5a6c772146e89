import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Post } from '@/domain/entities/post';
import { DAY_MS } from '@/domain/time';
import { checkRateLimits } from '../limits/rate-limits';
import type { News } from '../notify/news';
import { notificationRef, readNotices } from '../notify/tell';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { parsePost, postRef } from '../platform/posts';
import { limitsOf } from './daily-notices';
import { type Grouped, type GroupedActs, readGroupedActs } from './grouped-acts';
import { postNews } from './post-news';

/**
 * Makes one notification tell of all that several people did with or under a post, and be there as long as any of that is. The
 * present state decides, not the event, so repeated, late and reordered events all end right. It becomes news again, unread, with
 * a further act: with one that is newer than what it has told of, and of those that have no time with one of `fresh`
 * whom it does not tell of yet. Whatever else changes about it changes in silence. One person makes it news for another at most 30
 * times a day.
 *
 * @param id of the notification
 * @param fresh who has just done something that has no time
 * @param read reads what is told, and whom, inside the transaction; null when all of it is gone
 */
export async function syncGroupedNotification(
  postId: string,
  id: string,
  fresh: readonly string[],
  read: (tx: Transaction, post: Post) => Promise<Grouped | null>,
): Promise<void> {
  const ref = notificationRef(id);
  const at = await now();
  await db.runTransaction(async (tx) => {
    const existing = await tx.get(ref);
    const post = parsePost(await tx.get(postRef(postId)));
    const grouped = post && (await read(tx, post));
    const acts = grouped && (await readGroupedActs(tx, post, grouped, existing));
    if (!acts) {
      if (existing.exists) tx.delete(ref);
      return;
    }
    const news = newsOf(id, post, grouped, acts);
    const document = isNews(acts, existing, fresh, at) ? await readDocument(tx, news, existing, at) : null;
    if (document) tx.set(ref, { ...document, newsUpTo: acts.newest.at });
    else if (existing.exists) update(tx, existing, news);
  });
}

const newsOf = (id: string, post: Post, { userId }: Grouped, acts: GroupedActs): News =>
  postNews(id, post, {
    ...{ userId, ...acts.acted },
    commentId: acts.newest.commentId,
    words: acts.newest.words,
  });

/** Of what is older than events are delivered again nobody is told any more: it was out of sight, or they did not want to know. */
function isNews(
  { newest, heard }: GroupedActs,
  existing: DocumentSnapshot,
  fresh: readonly string[],
  at: number,
): boolean {
  if (newest.at === null) {
    const known = new Set((existing.get('actorIds') ?? []) as string[]);
    return fresh.some((uid) => heard.has(uid) && !known.has(uid));
  }
  const upTo = (existing.get('newsUpTo') as { toMillis(): number } | undefined)?.toMillis() ?? 0;
  return newest.at.getTime() > upTo && at - newest.at.getTime() < DAY_MS;
}

/** Null where it is not to be told: its receiver does not want it, or has heard enough of that person today. */
async function readDocument(
  tx: Transaction,
  news: News,
  existing: DocumentSnapshot,
  at: number,
): Promise<DocumentData | null> {
  const spend = await checkRateLimits(tx, limitsOf(news), at);
  const [notice] = spend ? await readNotices([news], new Date(at)) : [];
  const document = notice?.over(existing) ?? null;
  if (document) spend?.();
  return document;
}

/** Whatever is told otherwise by now; when, whether it was read and on which devices it rings stays. */
function update(tx: Transaction, existing: DocumentSnapshot, { id: _, by: _by, ...said }: News): void {
  const changed = Object.entries(said).filter(
    ([name, value]) => !isDeepStrictEqual(existing.get(name) ?? null, value ?? null),
  );
  if (changed.length > 0) tx.update(existing.ref, Object.fromEntries(changed));
}
