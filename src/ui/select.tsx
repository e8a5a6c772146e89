import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps, inputStyle, useFieldIds } from './field';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly SelectOption[];
    /** First, empty choice ("Choose a school"). */
    placeholder?: string;
  };

/** The browser's own list: on a phone nothing written by hand is as good, and it works with `register`. */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id: givenId,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  const { id, aria } = useFieldIds(givenId, hint, error);
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel }}>
      <div className="relative">
        <select
          {...rest}
          {...aria}
          id={id}
          className={inputStyle(error, `appearance-none truncate pr-10 ${className ?? ''}`)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
        />
      </div>
    </Field>
  );
}
