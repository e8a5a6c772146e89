import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../checkbox';
import { cx } from '../cx';
import { ProgressBar } from '../progress-bar';
import { useHasRoom } from '../use-has-room';

interface Props {
  /** How many could be chosen, and how many are. */
  count: number;
  chosen: number;
  onChooseAll: (isChosen: boolean) => void;
  /** What is being done with them, and how far it is. */
  progress?: { label: string; value: number } | undefined;
  /** What can be done with the chosen ones. */
  children: ReactNode;
}

/** Says how many rows are chosen and what can be done with them, in sight while some are. */
export function ChosenRowsBar({ count, chosen, onChooseAll, progress, children }: Props) {
  const { t } = useTranslation('tables');
  const isWide = useHasRoom('wide');
  const isActive = chosen > 0 || progress !== undefined;
  // Its head has the box for all where it is a table.
  if (count < 2 && !isActive) return null;
  if (isWide && !isActive) return null;
  const isAll = chosen === count;
  return (
    <fieldset
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2',
        isActive &&
          'sticky bottom-16 z-20 rounded-lg border border-line bg-surface px-4 py-2 shadow-floating lg:bottom-4',
      )}
    >
      <legend className="sr-only">{t('choose.title')}</legend>
      {!isWide && (
        <Checkbox
          label={t('choose.all', { count })}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && !isAll;
          }}
          onChange={() => onChooseAll(!isAll)}
        />
      )}
      <p role="status" className="text-muted text-sm empty:hidden">
        {chosen > 0 && t('choose.count', { count: chosen })}
      </p>
      {isActive && <div className="ml-auto flex flex-wrap gap-2">{children}</div>}
      {progress && (
        <div className="basis-full">
          <ProgressBar {...progress} />
        </div>
      )}
    </fieldset>
  );
}
