import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Poll, PollVote } from '@/domain/entities/poll';
import type { Post } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { parseUser, userRef } from '../platform/accounts';
import { db } from '../platform/app';
import { now } from '../platform/clock';
import { gathered } from '../platform/in-turn';
import { parsePost, postRef } from '../platform/posts';
import { parsePollVote, pollTallyIn, pollTallyRef, pollVoteRef } from './documents';
import { countedChoices, EMPTY_TALLY, isEmpty, summaryOf, type Tally, withVotes } from './tally';

/**
 * Makes a post say what has come of its poll. Whatever is there when it runs decides, in a transaction that holds the tally:
 * parallel, late, repeated and reordered events end right, and a parent counts once. Votes that come while others are
 * counted are counted together.
 * @param uids whose votes came, changed or went; none where only what the post says may be of before
 */
export const syncPoll = gathered('poll', async (postId, uids) => {
  const at = await now();
  await db.runTransaction((tx) => sync(tx, postId, uids, at));
});

async function sync(tx: Transaction, postId: string, uids: readonly string[], at: number): Promise<void> {
  const [found, kept, ...documents] = await tx.getAll(
    postRef(postId),
    pollTallyRef(postId),
    ...uids.map((uid) => pollVoteRef(postId, uid)),
    ...uids.map((uid) => userRef(uid)),
  );
  const post = parsePost(found);
  if (!kept) return;
  const votes = uids.map((_, place) => parsePollVote(documents[place]));
  if (!post?.poll)
    return forget(
      tx,
      kept,
      uids.filter((_, place) => votes[place] === null),
    );
  const { poll, schoolId } = post;
  const hasEnded = poll.endsAt !== null && poll.endsAt.getTime() <= at;
  const changes = new Map<string, readonly number[] | 'former' | null>();
  for (const [place, uid] of uids.entries()) {
    const vote = votes[place] ?? null;
    if (vote && isEarly(post, vote)) {
      tx.delete(pollVoteRef(postId, uid));
      changes.set(uid, null);
      continue;
    }
    // Who is no member counts as before: their vote is about to go, or waits with them for a school that is archived.
    const isMember = isPresent(parseUser(documents[uids.length + place]), schoolId);
    if (vote && (isLate(poll, vote) || !isMember)) continue;
    changes.set(uid, vote ? countedChoices(poll, vote.choices) : hasEnded ? 'former' : null);
  }
  const postedAt = post.createdAt?.getTime() ?? null;
  // Of a post that was here before, under the same id, nothing is counted.
  const before = kept.get('postedAt') === postedAt ? pollTallyIn(kept) : EMPTY_TALLY;
  const tally = withVotes(before, changes);
  write(tx, kept, tally, postedAt);
  const pollSummary = summaryOf(poll, tally);
  if (!isDeepStrictEqual(pollSummary, post.pollSummary)) tx.update(postRef(postId), { pollSummary });
}

/** A post that is out of sight counts its votes when it comes back. Meanwhile whoever is gone is not named either. */
function forget(tx: Transaction, kept: DocumentSnapshot, uids: readonly string[]): void {
  if (!kept.exists) return;
  const tally = withVotes(pollTallyIn(kept), new Map(uids.map((uid) => [uid, null])));
  write(tx, kept, tally, kept.get('postedAt') ?? null);
}

function write(tx: Transaction, kept: DocumentSnapshot, tally: Tally, postedAt: number | null): void {
  if (!isEmpty(tally)) tx.set(kept.ref, { ...tally, postedAt });
  else if (kept.exists) tx.delete(kept.ref);
}

/**
 * A vote for what was asked before counts for nothing, and goes: its author has changed the question before it was counted,
 * or has deleted the post and written another one under its id.
 */
const isEarly = ({ createdAt, editedAt }: Post, { votedAt }: PollVote): boolean =>
  votedAt !== null && [createdAt, editedAt].some((asked) => asked !== null && votedAt < asked);

/** A vote of after the end changes nothing, also where it has taken the place of an earlier one. Rules refuse it. */
const isLate = ({ endsAt }: Poll, { votedAt }: PollVote): boolean =>
  endsAt !== null && votedAt !== null && votedAt >= endsAt;

const isPresent = (user: User | null, schoolId: string): boolean =>
  user?.approvedSchools.includes(schoolId) ?? false;
