import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/entities/user';
import { useFormat } from '@/i18n/format';
import { Banner } from '@/ui/banner';
import type { Outcome, Run } from '../api/use-decide-chosen';
import { useOutcomeText } from './use-outcome-text';

interface Props {
  run: Run | null;
  onDismiss: () => void;
}

/** What became of each request that was decided with others. Its live region is there before the words. */
export function Outcomes({ run, onDismiss }: Props) {
  const isOver = run !== null && !run.isRunning;
  return (
    <div role="status" className="empty:hidden">
      {isOver && <Result run={run} onDismiss={onDismiss} />}
    </div>
  );
}

function Result({ run, onDismiss }: { run: Run; onDismiss: () => void }) {
  const { t } = useTranslation('join-requests');
  const format = useFormat();
  const { summary, special } = useOutcomeText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The buttons that were pressed have left with the last chosen request.
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  const { decision, outcomes } = run;
  const plain = outcomes.filter((outcome) => special(decision, outcome) === null);
  const others = outcomes.filter((outcome) => special(decision, outcome) !== null);
  const hasFailed = outcomes.some((outcome) => 'error' in outcome);
  const nameOf = ({ request }: Outcome) => fullName(request) || t('unnamed');
  return (
    <div ref={box} tabIndex={-1} className="mb-4">
      <Banner tone={others.length > 0 ? 'warning' : 'success'} title={summary(run)} onDismiss={onDismiss}>
        <ul className="grid grid-cols-1 gap-1 [overflow-wrap:anywhere]">
          {others.map((outcome) => (
            <li key={outcome.request.id}>{special(decision, outcome)}</li>
          ))}
          {plain.length > 0 && (
            <li>
              {t(decision === 'approve' ? 'chosen.approved' : 'chosen.rejected', {
                names: format.list(plain.map(nameOf)),
              })}
            </li>
          )}
        </ul>
        {hasFailed && <p className="mt-2">{t('chosen.again')}</p>}
      </Banner>
    </div>
  );
}
