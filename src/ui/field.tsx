import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';

/** What every field takes beside its input's own props. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Message under the field; marks it invalid. */
  error?: string;
  /** Writes "optional" beside the label: most fields are required, so the exception is marked. */
  optional?: boolean;
  /** Label for screen readers only (a search box, a composer). */
  hideLabel?: boolean;
}

/** Ids and aria attributes that tie an input to its label, hint and error. */
export function useFieldIds(given: string | undefined, hint: unknown, error: string | undefined) {
  const generated = useId();
  const id = given ?? generated;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    aria: { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
  };
}

/**
 * Says how much too long a text is, as soon as it is. The browser's own `maxLength` would cut what is pasted without a
 * word. What is too long is refused by whoever sends it.
 */
export function useTooLong(maxLength = Number.POSITIVE_INFINITY, value?: unknown) {
  const { t } = useTranslation();
  const [typedOver, setTypedOver] = useState(0);
  const overIn = (text: string) => Math.max(0, text.trim().length - maxLength);
  const over = typeof value === 'string' ? overIn(value) : typedOver;
  return {
    tooLong: over > 0 ? t('tooLong', { count: over }) : undefined,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTypedOver(overIn(event.currentTarget.value)),
  };
}

/** The frame of a field: label above, hint and error below. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold text-sm'}>
        {label}
        {optional && <span className="font-normal text-muted"> ({t('optional')})</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Hint and error of a field, for inputs that lay out their label themselves. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 font-medium text-danger text-sm">
          <CircleAlert aria-hidden className="mt-[0.15em] size-[1.1em] shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </>
  );
}

/** The look of anything typed into. */
export const inputStyle = (error?: string, className?: string): string =>
  cx(
    'block min-h-11 w-full min-w-0 rounded-md border bg-surface px-3 py-2 text-ink transition-colors',
    'hover:border-ink disabled:opacity-60',
    error ? 'border-danger' : 'border-edge',
    className,
  );
