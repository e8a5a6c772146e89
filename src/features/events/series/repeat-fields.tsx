import { fromZonedTime } from 'date-fns-tz';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EventInput } from '@/domain/inputs/event';
import { occurrencesOf, weekdayOrdinal } from '@/domain/recurrence';
import { REPEATS } from '@/domain/repeat';
import { useFormat } from '@/i18n/format';
import { Select } from '@/ui/select';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { seriesOf } from '../event-form-schema';
import type { EventFormValues } from '../event-form-values';

interface Props {
  form: Pick<UseFormReturn<EventFormValues, unknown, EventInput>, 'register' | 'control' | 'formState'>;
  timeZone: string;
  /** How it repeats is chosen once; until when can be changed. */
  isNew: boolean;
}

/** The name of the fifth: not all months have one. */
const LAST = 5;

/** Whether an event repeats, until when, and how many events that makes. */
export function RepeatFields({ form: { register, control, formState }, timeZone, isNew }: Props) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const say = useValidationMessage();
  const [typed, repeat, until] = useWatch({ control, name: ['start', 'repeat', 'until'] });
  const start = typed ? fromZonedTime(typed, timeZone) : null;
  const isStart = start !== null && !Number.isNaN(start.getTime());
  const monthly = () => {
    if (!isStart) return t('repeat.monthly');
    const ordinal = weekdayOrdinal(Number(typed.slice(8, 10)));
    const weekday = format.date(start, { weekday: 'long', timeZone });
    return t('repeat.monthlyOn', {
      ordinal: t(`repeat.ordinal.${Math.min(ordinal, LAST) as 1 | 2 | 3 | 4 | 5}`),
      weekday,
    });
  };
  const words = { weekly: t('repeat.weekly'), biweekly: t('repeat.biweekly'), monthly: monthly() };
  const preview = () => {
    const series = seriesOf({ repeat, until }, timeZone);
    if (!series || !isStart) return null;
    const found = occurrencesOf({ start, repeat: series.repeat, timeZone }, series.until);
    const last = found.at(-1);
    if (!last) return null;
    const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
    return t('repeat.preview', { count: found.length, last: format.date(last, { ...day, timeZone }) });
  };
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
        {isNew && (
          <Select
            label={t('repeat.label')}
            placeholder={t('repeat.never')}
            options={REPEATS.map((value) => ({ value, label: words[value] }))}
            {...register('repeat')}
          />
        )}
        {repeat !== '' && (
          <TextField
            label={t('repeat.until')}
            type="date"
            error={say(formState.errors.until?.message)}
            {...register('until')}
          />
        )}
      </div>
      <p role="status" className="text-muted text-sm">
        {repeat !== '' && isNew && preview()}
      </p>
    </div>
  );
}
