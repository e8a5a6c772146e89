import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { errorCode } from '@/backend/errors';
import { appCodeSchema } from '@/domain/inputs/second-factor';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { TextField } from '@/ui/text-field';
import { useEnterCode } from './api/use-enter-code';

export interface CodeFormProps {
  /** What the code is for; it may be called again after a wrong one. */
  resume: (code: string) => Promise<void>;
  onDone: () => void;
  onBack: () => void;
  submit: string;
  back: string;
  hint?: ReactNode;
  /** It comes alone: the next thing is to type. Else there is something to read above it. */
  focused?: boolean;
}

/** Asks for the six digits that an authenticator app shows. */
export function CodeForm({ resume, onDone, onBack, submit, back, hint, focused = true }: CodeFormProps) {
  const { t } = useTranslation(['account', 'errors']);
  const [typed, setTyped] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const entering = useEnterCode(resume);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus({ preventScroll: true });
  }, [focused]);
  const code = entering.error && errorCode(entering.error);
  const problem = isMalformed ? t('code.digits') : code === 'wrong-code' ? t('errors:wrong-code') : undefined;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        // What asked for it may stand in a form itself.
        event.stopPropagation();
        const parsed = v.safeParse(appCodeSchema, typed);
        setMalformed(!parsed.success);
        if (!parsed.success) return field.current?.focus();
        // What is typed next takes the place of a code that was refused.
        entering.mutate(parsed.output, { onSuccess: onDone, onError: () => field.current?.select() });
      }}
    >
      <TextField
        ref={field}
        label={t('code.label')}
        hint={hint}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problem}
      />
      <FormError message={code && !problem ? t(`errors:${code}`) : undefined} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onBack}>
          {back}
        </Button>
        <Button type="submit" busy={entering.isPending || entering.isSuccess} busyLabel={t('code.busy')}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
