import type { ComponentProps, ReactNode } from 'react';
import { FieldNotes, useFieldIds } from './field';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

/** The browser's own checkbox in our colour: it keeps working in forced colours and under every assistive tool. */
export function Checkbox({ label, hint, error, id: givenId, ...rest }: CheckboxProps) {
  const { id, aria } = useFieldIds(givenId, hint, error);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input {...rest} {...aria} id={id} type="checkbox" className="size-5 shrink-0 accent-accent" />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
