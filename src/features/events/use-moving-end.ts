import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { EventInput } from '@/domain/inputs/event';
import type { EventFormValues } from './event-form-values';
import { movedEnd } from './moved-end';
import { movedUntil } from './series/moved-until';

/**
 * Moves the end of an event along with its start, and the last day of a series that is there. All is counted from what the form held when the start got the focus:
 * what is typed passes through years long gone, and who goes back finds the end where it was.
 * @param movesUntil whether it is there: of a new one that day is the end of the school year, whenever it begins
 */
export function useMovingEnd(
  {
    getValues,
    setValue,
    formState,
  }: Pick<UseFormReturn<EventFormValues, unknown, EventInput>, 'getValues' | 'setValue' | 'formState'>,
  timeZone: string,
  movesUntil: boolean,
) {
  const [before, setBefore] = useState<Pick<EventFormValues, 'start' | 'end' | 'repeat' | 'until'>>({
    ...{ start: '', end: '', repeat: '', until: '' },
  });
  const [hasMoved, setMoved] = useState(false);
  const [hasMovedUntil, setMovedUntil] = useState(false);
  const move = (field: 'end' | 'until', value: string) => {
    if (value !== getValues(field))
      setValue(field, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    return value !== before[field];
  };
  return {
    hasMoved,
    hasMovedUntil,
    begin: () => {
      const [start, end, repeat, until] = getValues(['start', 'end', 'repeat', 'until']);
      // At once: what fills in forms changes a field in the moment in which it gives it the focus.
      flushSync(() => {
        setBefore({ start, end, repeat, until });
        setMoved(false);
        setMovedUntil(false);
      });
    },
    go: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const { start, end } = before;
      if (start && movesUntil) setMovedUntil(move('until', movedUntil(before, target.value, timeZone)));
      if (start && end) setMoved(move('end', movedEnd(before, target.value, timeZone)));
    },
  };
}
