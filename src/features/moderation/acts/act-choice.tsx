import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTS_ON_PEOPLE, type ModerationAct, PAUSE_DAYS } from '@/domain/entities/moderation-case';
import type { TargetKind } from '@/domain/moderation-target';
import { FieldNotes } from '@/ui/field';
import { Select } from '@/ui/select';
import { actKey } from '../parts/use-act-label';
import type { Decision } from './use-decision';

interface Props {
  decision: Decision;
  kind: TargetKind;
  /** All that can be done. */
  acts: readonly ModerationAct[];
  /** Acts on the person are an admin's. */
  needsAdmin: boolean;
}

/** What to do, each with what it does. */
export function ActChoice({
  decision: { draft, change, act: chosen, missing },
  kind,
  acts,
  needsAdmin,
}: Props) {
  const { t } = useTranslation('moderation');
  const id = useId();
  const error = missing.act ? t('act.missing') : undefined;
  return (
    <fieldset className="grid min-w-0 gap-1" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 font-semibold text-sm">{t('act.label')}</legend>
      <FieldNotes id={id} error={error} />
      {acts.map((act) => {
        const isClosed = needsAdmin && ACTS_ON_PEOPLE.includes(act);
        return (
          <div key={act} className="grid gap-2">
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5 has-disabled:cursor-not-allowed">
              <input
                type="radio"
                name={id}
                className="mt-0.5 size-5 shrink-0 accent-accent"
                aria-labelledby={`${id}-${act}`}
                aria-describedby={`${id}-${act}-means`}
                disabled={isClosed}
                checked={chosen === act}
                onChange={() => change({ act })}
              />
              <span className="grid min-w-0">
                <span id={`${id}-${act}`} className="font-semibold">
                  {t(`acts.${actKey(act, kind)}`)}
                </span>
                <span id={`${id}-${act}-means`} className="text-muted text-sm">
                  {isClosed ? t('act.needsAdmin') : t(`means.${actKey(act, kind)}`)}
                </span>
              </span>
            </label>
            {act === 'pause' && chosen === 'pause' && (
              <div className="pl-8">
                <Select
                  label={t('act.days')}
                  options={PAUSE_DAYS.map((days) => ({
                    value: String(days),
                    label: t('act.daysOf', { count: days }),
                  }))}
                  value={String(draft.days)}
                  onChange={(event) =>
                    change({ days: PAUSE_DAYS.find((days) => String(days) === event.target.value) ?? 1 })
                  }
                />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
