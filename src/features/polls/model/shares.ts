import type { Poll, PollSummary } from '@/domain/entities/poll';

/** How one option of a poll is doing. */
export interface Share {
  option: string;
  /** How many have chosen it; null as long as numbers are kept back. */
  votes: number | null;
  /** Of all who have voted, 0 to 1. */
  ratio: number;
}

/** The options of a poll with what has come of them. */
export function sharesOf({ options }: Pick<Poll, 'options'>, summary: PollSummary | null): Share[] {
  const { voters, votes } = summary ?? { voters: 0, votes: null };
  return options.map((option, at) => {
    const count = votes === null ? null : (votes[at] ?? 0);
    return { option, votes: count, ratio: voters > 0 && count !== null ? Math.min(1, count / voters) : 0 };
  });
}
