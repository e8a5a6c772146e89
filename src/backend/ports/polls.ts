import type { PollVote } from '@/domain/entities/poll';
import type { Observer, Unsubscribe } from '../live';

/** Where one's own vote is looked for: what this device remembers costs no read and may be missing. */
export type VoteSource = 'device' | 'server';

/** What parents vote in the polls of posts. */
export interface PollsPort {
  /** One's own vote, live; null as long as there is none, or this device knows of none. */
  watchMine(
    uid: string,
    postId: string,
    source: VoteSource,
    observer: Observer<PollVote | null>,
  ): Unsubscribe;
  /** Now or not at all; takes the place of the vote before. Without choices it takes that back. */
  vote(post: { postId: string; schoolId: string; uid: string }, choices: readonly number[]): Promise<void>;
}
