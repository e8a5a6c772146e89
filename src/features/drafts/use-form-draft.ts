import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { DraftStore } from './draft-store';

interface Begun {
  /** What the form holds was typed before it was opened. */
  isBegun: boolean;
  /** Lets go of that. */
  startAnew: () => void;
}

type Filled<T extends FieldValues, C, O> = Pick<
  UseFormReturn<T, C, O>,
  'setValue' | 'watch' | 'control' | 'reset'
>;

/**
 * Keeps what is typed into a form: it is there again after a reload, Back, or a wrong click, until it is sent off or
 * given up (`store.set(null)`). What the form began with stays what it is compared to.
 * @param without fields that are not kept: passwords, files
 */
export function useFormDraft<T extends FieldValues, C, O>(
  form: Filled<T, C, O>,
  store: DraftStore<Partial<T>>,
  ...without: readonly Path<T>[]
): Begun {
  return useKept(form, store, false, without.join());
}

/** What is changed elsewhere while a form is open shows in the fields that nobody has touched, and nothing else. */
const AROUND_TYPED = { keepDirtyValues: true, keepErrors: true };

/**
 * The same for a form that changes what is there: only the fields that differ from that are kept. The others are never
 * shown, or written, as they were when it was begun.
 * @param now what is changed, as it is by now; null for a form that makes something new
 */
export function useChangeDraft<T extends FieldValues, C, O>(
  form: Filled<T, C, O>,
  store: DraftStore<Partial<T>>,
  now: T | null,
): Begun {
  const { reset } = form;
  const found = JSON.stringify(now);
  const shown = useRef(found);
  useEffect(() => {
    if (found !== shown.current) reset(JSON.parse(found) as T, AROUND_TYPED);
    shown.current = found;
  }, [found, reset]);
  return useKept(form, store, now !== null, '');
}

function useKept<T extends FieldValues, C, O>(
  { setValue, watch, control, reset }: Filled<T, C, O>,
  store: DraftStore<Partial<T>>,
  isChange: boolean,
  left: string,
): Begun {
  const [isBegun, setBegun] = useState(false);
  useLayoutEffect(() => {
    const notKept = left.split(',');
    const pick = (values: object, isWanted = (_name: string, _value: unknown) => true) =>
      Object.fromEntries(
        Object.entries(values).filter(([name, value]) => !notKept.includes(name) && isWanted(name, value)),
      ) as Partial<T>;
    // What is changed may become something else while the form is open.
    const untouched = () => pick(control._defaultValues);
    const isTouched = (name: string, value: unknown) => value !== control._defaultValues[name];
    // The form and its draft tell each other of what they write: not back again.
    let isOurs = false;
    const withoutWatching = (write: () => void) => {
      if (isOurs) return;
      isOurs = true;
      write();
      isOurs = false;
    };
    const fill = (typed: Partial<T>) =>
      withoutWatching(() => {
        for (const [name, value] of Object.entries(typed))
          setValue(name as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
      });
    const begun = store.get();
    // biome-ignore lint/nursery/useReactCompiler: the draft lies in a store outside, which this effect follows.
    setBegun(begun !== null);
    if (begun) fill(begun);
    const { unsubscribe } = watch((values) =>
      withoutWatching(() => {
        const isUntouched = JSON.stringify(pick(values)) === JSON.stringify(untouched());
        store.set(isUntouched ? null : pick(values, isChange ? isTouched : undefined));
      }),
    );
    const unfollow = store.subscribe((isElsewhere) => {
      const typed = store.get();
      if (typed === null && !isOurs) setBegun(false);
      // What was sent off here stays in its form until that is left; in other tabs it is no longer to be sent.
      if (typed ?? isElsewhere) fill({ ...untouched(), ...typed });
    });
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [setValue, watch, control, store, isChange, left]);
  const startAnew = useCallback(() => {
    reset();
    store.set(null);
    setBegun(false);
  }, [reset, store]);
  return { isBegun, startAnew };
}
