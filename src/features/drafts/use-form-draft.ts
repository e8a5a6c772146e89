import { useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { DraftStore } from './draft-store';

/**
 * Keeps what is typed into a form: it is there again after a reload, Back, or a wrong click, until it is sent off or
 * given up (`store.set(null)`). What the form began with stays what it is compared to.
 * @param without fields that are not kept: passwords, files
 */
export function useFormDraft<T extends FieldValues, C, O>(
  { setValue, watch, control }: Pick<UseFormReturn<T, C, O>, 'setValue' | 'watch' | 'control'>,
  store: DraftStore<Partial<T>>,
  ...without: readonly Path<T>[]
): void {
  const left = without.join();
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
    if (begun) fill(begun);
    const { unsubscribe } = watch((values) =>
      alone(() => {
        const typed = pick(values);
        store.set(JSON.stringify(typed) === JSON.stringify(untouched) ? null : typed);
      }),
    );
    const unfollow = store.subscribe((isElsewhere) => {
      const typed = store.get();
      // What was sent off here stays in its form until that is left; in other tabs it is no longer to be sent.
      if (typed ?? isElsewhere) fill(typed ?? untouched);
    });
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [setValue, watch, control, store, left]);
}
