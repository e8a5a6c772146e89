import type { BackendError } from '@/backend/errors';
import type { VoteSource } from '@/backend/ports/polls';
import { useBackend, useLive } from '@/backend/react';
import type { PollVote } from '@/domain/entities/poll';
import { type EntryOf, entriesOf, useEntries, useShownEntries } from '@/features/offline';
import { useMe } from '@/features/session';
import { pollKeys } from './poll-keys';

/** One's own vote as it will be once what was sent off has arrived. */
export interface MyVote {
  /** Undefined as long as nobody knows; none where there is no vote. */
  choices: readonly number[] | undefined;
  /** What is on its way. */
  entry: EntryOf<'vote'> | null;
  error: BackendError | null;
}

/** What its reader has voted in a poll, live. */
export function useMyVote(postId: string, source: VoteSource): MyVote {
  const { polls } = useBackend();
  const { uid } = useMe();
  const { data, error } = useLive<PollVote | null>(pollKeys.mine(uid, postId, source), (observer) =>
    polls.watchMine(uid, postId, source, observer),
  );
  const entry = entriesOf(useEntries(), 'vote').find((one) => one.postId === postId);
  const isShown = entry?.isSent && data?.choices.join() === entry.choices.join();
  useShownEntries(isShown ? [entry] : []);
  const onItsWay = entry && !isShown ? entry : null;
  const stored = data === null ? [] : data?.choices;
  return { choices: onItsWay?.choices ?? stored, entry: onItsWay, error };
}
