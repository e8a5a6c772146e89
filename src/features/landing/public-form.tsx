import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Honeypot } from './honeypot';
import { useFailure } from './use-failure';
import type { useSubmission } from './use-submission';

interface PublicFormProps<Input> {
  submission: ReturnType<typeof useSubmission<Input>>;
  submitLabel: string;
  busyLabel: string;
  /** What to say when it has arrived; null until then. */
  sentMessage: string | null;
  children: ReactNode;
}

/** A public form's fields with its button, its honeypot and what became of it. */
export function PublicForm<Input>({
  submission,
  submitLabel,
  busyLabel,
  sentMessage,
  children,
}: PublicFormProps<Input>) {
  const { t } = useTranslation('landing');
  const { state, formProps } = submission;
  const failure = useFailure(state);
  return (
    <form {...formProps} className="grid content-start gap-4">
      {children}
      <Honeypot />
      <noscript>
        <p className="text-muted text-sm">{t('form.needsScript')}</p>
      </noscript>
      <div className="grid justify-items-start gap-4 [&>[role=alert]:empty]:-mb-4">
        <FormError message={failure} />
        <Button type="submit" busy={state.status === 'sending'} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
      <div role="status">
        {sentMessage && (
          <p className="flex animate-fade gap-2 font-medium text-success">
            <CircleCheck aria-hidden className="mt-[0.2em] size-[1.1em] shrink-0" />
            {sentMessage}
          </p>
        )}
      </div>
    </form>
  );
}
