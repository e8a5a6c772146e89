import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/entities/user';
import { useErrorMessage } from '@/ui/use-error-message';
import type { ChosenDecision, Outcome, Run } from '../api/use-decide-chosen';

/** The words for what became of requests that were decided together. */
export function useOutcomeText() {
  const { t } = useTranslation('join-requests');
  const errorMessage = useErrorMessage();

  /** How many were decided, and how many could not be. */
  const summary = ({ decision, outcomes }: Run): string => {
    const failed = outcomes.filter((outcome) => 'error' in outcome).length;
    const done = outcomes.filter((outcome) => 'handled' in outcome && outcome.handled).length;
    const first = t(decision === 'approve' ? 'chosen.doneApproving' : 'chosen.doneRejecting', {
      count: done,
    });
    return failed > 0 ? `${first} ${t('chosen.failed', { count: failed })}` : first;
  };

  /** What is to be said of this one alone; null where it went as the others did. */
  const special = (decision: ChosenDecision, outcome: Outcome): string | null => {
    const name = fullName(outcome.request) || t('thisParent');
    if ('error' in outcome) {
      const what = t(decision === 'approve' ? 'approveFailed' : 'rejectFailed', { name });
      return `${what} ${errorMessage(outcome.error)}`;
    }
    if (!outcome.handled) return t('handled', { name });
    if (outcome.mail === 'unconfirmed') return t('approvedMailLater', { name });
    if (outcome.mail === 'failed') return t('approvedNoMail', { name, email: outcome.request.email });
    return null;
  };
  return { summary, special };
}
