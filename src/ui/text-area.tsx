import type { ComponentProps } from 'react';
import { Field, type FieldProps, inputStyle, useFieldIds, useTooLong } from './field';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'children' | 'onInput'>;

/** Several lines; grows with its text where the browser can. */
export function TextArea({
  label,
  hint,
  error: problem,
  optional,
  hideLabel,
  id: givenId,
  className,
  rows = 3,
  maxLength,
  ...rest
}: TextAreaProps) {
  const { tooLong, onInput } = useTooLong(maxLength, rest.value);
  const error = tooLong ?? problem;
  const { id, aria } = useFieldIds(givenId, hint, error);
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel }}>
      <textarea
        dir="auto"
        {...rest}
        onInput={onInput}
        {...aria}
        id={id}
        rows={rows}
        className={inputStyle(error, `field-sizing-content max-h-96 min-h-24 resize-y ${className ?? ''}`)}
      />
    </Field>
  );
}
