import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useClickBeforeHydration } from '@/ui/use-click-before-hydration';
import { useHydrated } from '@/ui/use-hydrated';

interface Options<T extends FieldValues, O> {
  resolver: Resolver<T, unknown, O>;
  defaultValues: T;
}

/** What a form begins with, without what its HTML has as well. */
const beyondHtml = <T extends FieldValues>(values: T): DefaultValues<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as DefaultValues<T>;

/**
 * The form library for a form that stands in the HTML (docs/decisions.md 111). Somebody may have typed into it, or pressed
 * its button, before this code came: what was typed goes before what a draft holds, and the press is done now. A field that
 * is still empty is not written either, as that would wipe out the password that a browser offers in it.
 * @returns the library's form, and what its <form> is given
 */
export function usePrerenderedForm<T extends FieldValues, O>({ resolver, defaultValues }: Options<T, O>) {
  const isTakenOver = !useHydrated();
  const [start] = useState({ isTakenOver, defaultValues });
  const form = useForm<T, unknown, O>({
    resolver,
    // The library reads fields for which it is told no value, and writes the others.
    defaultValues: start.isTakenOver
      ? beyondHtml(start.defaultValues)
      : (start.defaultValues as DefaultValues<T>),
  });
  const { control, register, reset, setValue } = form;
  const typed = useRef<[string, unknown][]>([]);
  useLayoutEffect(() => {
    if (!start.isTakenOver) return;
    reset(start.defaultValues, { keepValues: true });
    typed.current = Object.entries(control._formValues).filter(
      ([name, value]) => value !== start.defaultValues[name],
    );
  }, [control, reset, start]);
  // Behind what fills in a draft, which follows what is typed from here on.
  useEffect(() => {
    for (const [key, value] of typed.current.splice(0)) {
      const name = key as Path<T>;
      setValue(name, value as PathValue<T, Path<T>>, { shouldDirty: true });
      // Where it stood there already nobody has been told.
      void register(name).onChange({ type: 'change', target: { name, value } });
    }
  }, [register, setValue]);
  const ref = useClickBeforeHydration();
  // Without this code a form of this kind is not sent: nothing that was typed may stand in the page's address.
  return { form, formProps: { ref, noValidate: true, method: 'dialog', 'data-draft': 'kept' } as const };
}
