import type { Poll } from '@/domain/entities/poll';

/** When a poll ends: so many days after it is posted, at a moment, or never. */
export type PollEnd = '1' | '3' | '7' | 'at' | 'never';

/** A poll that somebody is writing, as a draft keeps it. */
export interface DraftPoll {
  options: readonly string[];
  isMultiple: boolean;
  end: PollEnd;
  /** The moment, as its field writes it, or in full; empty as long as none is chosen. */
  at: string;
}

/** The form of what was sent off, to write on. */
export const draftOfPoll = ({ options, isMultiple, endsAt }: Poll): DraftPoll => ({
  ...{ options, isMultiple, end: endsAt ? 'at' : 'never', at: endsAt?.toISOString() ?? '' },
});
