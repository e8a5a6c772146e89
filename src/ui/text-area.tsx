import type { ComponentProps } from 'react';
import { Field, type FieldProps, inputStyle, useFieldIds } from './field';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'children'>;

/** Several lines; grows with its text where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id: givenId,
  className,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const { id, aria } = useFieldIds(givenId, hint, error);
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel }}>
      <textarea
        dir="auto"
        {...rest}
        {...aria}
        id={id}
        rows={rows}
        className={inputStyle(error, `field-sizing-content max-h-96 min-h-24 resize-y ${className ?? ''}`)}
      />
    </Field>
  );
}
