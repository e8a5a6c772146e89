import { useCallback, useLayoutEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { DraftStore } from './draft-store';

interface Begun {
  /** What the form holds was typed before it was opened. */
  isBegun: boolean;
  /** Lets go of that. */
  startAnew: () => void;
}

/**
 * Keeps what is typed into a form: it is there again after a reload, Back, or a wrong click, until it is sent off or
 * given up (`store.set(null)`). What the form began with stays what it is compared to.
 * @param without fields that are not kept: passwords, files
 */
export function useFormDraft<T extends FieldValues, C, O>(
  {
    setValue,
    watch,
    control,
    reset,
  }: Pick<UseFormReturn<T, C, O>, 'setValue' | 'watch' | 'control' | 'reset'>,
  store: DraftStore<Partial<T>>,
  ...without: readonly Path<T>[]
): Begun {
  const left = without.join();
  const [isBegun, setBegun] = useState(false);
  useLayoutEffect(() => {
    const notKept = left.split(',');
    const pick = (values: object) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => !notKept.includes(name))) as Partial<T>;
    const untouched = pick(control._defaultValues);
    // The form and its draft tell each other of what they write: not back again.
    let isOurs = false;
    const alone = (write: () => void) => {
      if (isOurs) return;
      isOurs = true;
      write();
      isOurs = false;
    };
    const fill = (typed: Partial<T>) =>
      alone(() => {
        for (const [name, value] of Object.entries(typed))
          setValue(name as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
      });
    const begun = store.get();
    setBegun(begun !== null);
    if (begun) fill(begun);
    const { unsubscribe } = watch((values) =>
      alone(() => {
        const typed = pick(values);
        store.set(JSON.stringify(typed) === JSON.stringify(untouched) ? null : typed);
      }),
    );
    const unfollow = store.subscribe((isElsewhere) => {
      const typed = store.get();
      if (typed === null && !isOurs) setBegun(false);
      // What was sent off here stays in its form until that is left; in other tabs it is no longer to be sent.
      if (typed ?? isElsewhere) fill(typed ?? untouched);
    });
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [setValue, watch, control, store, left]);
  const startAnew = useCallback(() => {
    reset();
    store.set(null);
  }, [reset, store]);
  return { isBegun, startAnew };
}
