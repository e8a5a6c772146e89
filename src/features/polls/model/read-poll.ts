import * as v from 'valibot';
import type { Poll } from '@/domain/entities/poll';
import { pollInputSchema } from '@/domain/inputs/poll';
import { DAY_MS } from '@/domain/time';
import type { DraftPoll } from './draft-poll';

/** What is wrong with a poll that is being written: keys of words, by the place of an option, and of its end. */
export interface PollProblems {
  options: Record<number, string>;
  end?: string;
}

/** An invalid date where none is chosen, which the schema refuses. */
function endOf({ end, at }: DraftPoll, now: Date): Date | null {
  if (end === 'never') return null;
  return end === 'at' ? new Date(at) : new Date(now.getTime() + Number(end) * DAY_MS);
}

/** The poll that its fields ask for, if they do; those that are left empty are no options. */
export function readPoll(draft: DraftPoll, now: Date): { poll: Poll | null; problems: PollProblems } {
  const { options, isMultiple } = draft;
  const places = [...options.keys()].filter((place) => options[place]?.trim());
  const input = {
    options: places.map((place) => options[place]),
    isMultiple,
    endsAt: endOf(draft, now),
  };
  const read = v.safeParse(pollInputSchema, input);
  if (read.success) return { poll: read.output, problems: { options: {} } };
  const problems: PollProblems = { options: {} };
  const firstEmpty = options.findIndex((option) => option.trim() === '');
  for (const { path, message } of read.issues) {
    if (path?.[0]?.key === 'endsAt') problems.end ??= message;
    else problems.options[places[Number(path?.[1]?.key)] ?? Math.max(0, firstEmpty)] ??= message;
  }
  return { poll: null, problems };
}
