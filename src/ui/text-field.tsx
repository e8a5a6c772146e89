import type { ComponentProps } from 'react';
import { Field, type FieldProps, inputStyle, useFieldIds, useTooLong } from './field';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'children' | 'onInput'>;

/** One line of text, also e-mail, number, date and time by `type`. Spread `register('name')` into it. */
export function TextField({
  label,
  hint,
  error: problem,
  optional,
  hideLabel,
  id: givenId,
  className,
  type = 'text',
  maxLength,
  ...rest
}: TextFieldProps) {
  const { tooLong, onInput } = useTooLong(maxLength, rest.value);
  const error = tooLong ?? problem;
  const { id, aria } = useFieldIds(givenId, hint, error);
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel }}>
      <input
        // Addresses and numbers are written from the left in every script.
        dir={type === 'text' ? 'auto' : undefined}
        {...rest}
        onInput={onInput}
        {...aria}
        id={id}
        type={type}
        className={inputStyle(error, className)}
      />
    </Field>
  );
}
