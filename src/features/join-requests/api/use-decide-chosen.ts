import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorCode } from '@/backend/errors';
import type { Approved } from '@/backend/ports/joining';
import { useBackend } from '@/backend/react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useDraftStore } from '@/features/drafts';
import { useMe } from '@/features/session';
import type { ReviewSession } from '../review-session';
import { decisionOptions } from './decision-options';
import { joinRequestKeys } from './join-request-keys';

/** What several requests are decided as, at once. */
export type ChosenDecision = 'approve' | 'reject';

/** What became of one of them. */
export type Outcome = { request: PendingRequest } & (
  | { handled: boolean; mail?: Approved['mail'] }
  | { error: unknown }
);

/** Several decisions that were confirmed together. */
export interface Run {
  decision: ChosenDecision;
  count: number;
  /** Of those that are over, in their order. */
  outcomes: readonly Outcome[];
  isRunning: boolean;
}

/** The form key of the reason while a reviewer writes it for all that are chosen. */
export const REJECT_CHOSEN_FORM_KEY = 'reject-chosen';

/** Failures that each further request would have, too, after as long a wait. */
const OUT_OF_REACH: readonly string[] = ['unavailable', 'unauthenticated'];

/**
 * Decides about several requests, one after another, each by the mutation of a single decision: what fails fails alone.
 * Their rows are busy from the beginning, and a second start is ignored while one runs.
 * @param onOver is told how all went, also after the page was left
 */
export function useDecideChosen(review: ReviewSession, onOver: (run: Run) => void) {
  const { joining } = useBackend();
  const { uid } = useMe();
  const client = useQueryClient();
  const draft = useDraftStore<string>(REJECT_CHOSEN_FORM_KEY);
  const [run, setRun] = useState<Run | null>(null);
  const running = useRef(false);

  const acts: Record<
    ChosenDecision,
    (seen: PendingRequest, reason: string | null) => Promise<{ handled: boolean; mail?: Approved['mail'] }>
  > = {
    approve: (seen) => joining.approve(seen, uid),
    reject: (seen, reason) => joining.reject(seen, uid, reason),
  };

  /** @param chosen as they were on screen: rules refuse what is no longer so */
  const start = async (decision: ChosenDecision, chosen: readonly PendingRequest[], reason = '') => {
    // Who is being decided about singly is not decided about twice.
    const isFree = ({ id }: PendingRequest) =>
      client.isMutating({ mutationKey: joinRequestKeys.decide(id) }) === 0;
    const requests = chosen.filter(isFree);
    if (running.current || requests.length === 0) return;
    running.current = true;
    let now: Run = { decision, count: requests.length, outcomes: [], isRunning: true };
    setRun(now);

    let turn: Promise<unknown> = Promise.resolve();
    let outOfReach: unknown;
    const inTurn = <Done>(act: () => Promise<Done>): Promise<Done> => {
      const mine = turn.then(() => (outOfReach ? Promise.reject(outOfReach) : act()));
      turn = mine.catch((error: unknown) => {
        if (OUT_OF_REACH.includes(errorCode(error))) outOfReach = error;
      });
      return mine;
    };
    await Promise.all(
      requests.map(async (request) => {
        const act = () => inTurn(() => acts[decision](request, reason.trim() || null));
        const mutation = client
          .getMutationCache()
          .build(client, decisionOptions(request, review, decision, act));
        const outcome = await mutation.execute(undefined).catch((error: unknown) => ({ error }));
        now = { ...now, outcomes: [...now.outcomes, { request, ...outcome }] };
        setRun(now);
      }),
    );
    now = { ...now, isRunning: false };
    running.current = false;
    setRun(now);
    if (decision === 'reject') {
      // The reason stays for another try.
      if (now.outcomes.every((outcome) => !('error' in outcome))) draft.set(null);
      void client.invalidateQueries({ queryKey: joinRequestKeys.allCooldowns });
    }
    onOver(now);
  };
  return { run, start, forget: () => setRun(null) };
}
