import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { cx } from '@/ui/cx';
import { ProgressBar } from '@/ui/progress-bar';
import type { ChosenDecision, Run } from '../api/use-decide-chosen';
import type { Choice } from './use-choice';

interface Props {
  choice: Choice;
  run: Run | null;
  onDecide: (decision: ChosenDecision) => void;
}

/** Chooses all that is shown, and decides about what is chosen. It stays in sight while something is. */
export function ChosenBar({ choice, run, onDecide }: Props) {
  const { t } = useTranslation('join-requests');
  const { choosable, chosen, choose } = choice;
  const isRunning = run?.isRunning ?? false;
  const isActive = isRunning || chosen.length > 0;
  // One alone is decided about in its row.
  if (choosable.length < 2 && !isActive) return null;
  const isAll = choosable.length > 0 && chosen.length === choosable.length;
  const decide = (decision: ChosenDecision) => ({
    busy: isRunning && run?.decision === decision,
    busyLabel: t(decision === 'approve' ? 'approving' : 'rejecting.busy'),
    'aria-disabled': isRunning,
    onClick: () => onDecide(decision),
  });
  return (
    <fieldset
      className={cx(
        'mb-4 grid min-w-0 grid-cols-1 gap-2 sm:grid-cols-[1fr_auto] sm:items-center',
        isActive && 'sticky top-14 z-10 rounded-lg border border-line bg-surface px-4 py-2 shadow-floating',
      )}
    >
      <legend className="sr-only">{t('chosen.title')}</legend>
      <Checkbox
        label={t('chosen.all', { count: choosable.length })}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !isAll;
        }}
        onChange={() =>
          choose(
            choosable.map(({ id }) => id),
            !isAll,
          )
        }
      />
      <p role="status" className="text-muted text-sm empty:hidden sm:justify-self-end">
        {chosen.length > 0 && t('chosen.count', { count: chosen.length })}
      </p>
      {isActive && (
        <div className="grid grid-cols-2 gap-2 sm:col-span-2 sm:flex sm:justify-end">
          <Button variant="secondary" {...decide('reject')}>
            {t('chosen.reject')}
          </Button>
          <Button {...decide('approve')}>{t('chosen.approve')}</Button>
        </div>
      )}
      {isRunning && run && (
        <div className="sm:col-span-2">
          <ProgressBar
            label={t(run.decision === 'approve' ? 'chosen.approving' : 'chosen.rejecting', {
              done: run.outcomes.length,
              count: run.count,
            })}
            value={run.outcomes.length / run.count}
          />
        </div>
      )}
    </fieldset>
  );
}
