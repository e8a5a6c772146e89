import { useEffect, useRef, useState } from 'react';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { useToast } from '@/ui/use-toast';
import { type ChosenDecision, type Run, useDecideChosen } from '../api/use-decide-chosen';
import type { ReviewSession } from '../review-session';
import { ApproveChosenDialog } from './approve-chosen-dialog';
import { ChosenBar } from './chosen-bar';
import { Outcomes } from './outcomes';
import { RejectChosenDialog } from './reject-chosen-dialog';
import type { Choice } from './use-choice';
import { useOutcomeText } from './use-outcome-text';

interface Props {
  choice: Choice;
  review: ReviewSession;
  /** Is told why a request could not be decided, by its id. */
  onFailures: (failures: ReadonlyMap<string, string>) => void;
}

/** Deciding about several requests at once: choosing, one question for all, how far it is, and what became of each. */
export function DecideChosen({ choice, review, onFailures }: Props) {
  const toast = useToast();
  const { summary, special } = useOutcomeText();
  const [asking, setAsking] = useState<{ decision: ChosenDecision; seen: PendingRequest[] } | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const onOver = (run: Run) => {
    const failed = run.outcomes.filter((outcome) => 'error' in outcome);
    const decided = run.outcomes.filter((outcome) => !('error' in outcome));
    choice.choose(
      decided.map(({ request }) => request.id),
      false,
    );
    onFailures(
      new Map(failed.map((outcome) => [outcome.request.id, special(run.decision, outcome) ?? ''] as const)),
    );
    // Who has gone on to another page is told there.
    if (isHere.current) return;
    toast.show(summary(run), { tone: failed.length > 0 ? 'danger' : 'success' });
    for (const outcome of run.outcomes) {
      const text = special(run.decision, outcome);
      if (text) toast.show(text, { tone: 'danger' });
    }
  };
  const { run, start, forget } = useDecideChosen(review, onOver);
  const decide = (reason?: string) => {
    if (!asking) return;
    onFailures(new Map());
    void start(asking.decision, asking.seen, reason);
    setAsking(null);
  };
  const close = () => setAsking(null);
  return (
    <>
      <ChosenBar
        choice={choice}
        run={run}
        // What is asked about stays as it was on screen at this press, whatever comes meanwhile.
        onDecide={(decision) => {
          if (choice.chosen.length > 0) setAsking({ decision, seen: choice.seen() });
        }}
      />
      <Outcomes run={run} onDismiss={forget} />
      {asking?.decision === 'approve' && (
        <ApproveChosenDialog requests={asking.seen} onApprove={() => decide()} onClose={close} />
      )}
      {asking?.decision === 'reject' && (
        <RejectChosenDialog requests={asking.seen} onReject={decide} onClose={close} />
      )}
    </>
  );
}
