import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { EventInput } from '@/domain/inputs/event';
import { type EventFormValues, movedEnd } from './event-form-values';

/**
 * Moves the end of an event along with its start. All is counted from what the form held when the start got the focus:
 * what is typed passes through years long gone, and who goes back finds the end where it was.
 */
export function useMovingEnd({
  getValues,
  setValue,
  formState,
}: Pick<UseFormReturn<EventFormValues, unknown, EventInput>, 'getValues' | 'setValue' | 'formState'>) {
  const [before, setBefore] = useState({ start: '', end: '' });
  const [hasMoved, setMoved] = useState(false);
  return {
    hasMoved,
    begin: () => {
      const [start, end] = getValues(['start', 'end']);
      // At once: what fills in forms changes a field in the moment in which it gives it the focus.
      flushSync(() => {
        setBefore({ start, end });
        setMoved(false);
      });
    },
    go: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (!before.start || !before.end) return;
      const end = movedEnd(before, target.value);
      setMoved(end !== before.end);
      if (end === getValues('end')) return;
      setValue('end', end, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    },
  };
}
