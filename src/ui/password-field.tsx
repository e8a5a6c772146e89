import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, inputStyle, useFieldIds } from './field';
import { IconButton } from './icon-button';
import type { TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password that can be looked at while typing. Set `autoComplete` to current-password or new-password. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id: givenId,
  className,
  ...rest
}: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const { id, aria } = useFieldIds(givenId, hint, error);
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel }}>
      <div className="relative">
        <input
          {...rest}
          {...aria}
          id={id}
          type={shown ? 'text' : 'password'}
          // A shown password is still no prose.
          autoCapitalize="none"
          spellCheck={false}
          className={inputStyle(error, `pr-12 ${className ?? ''}`)}
        />
        <IconButton
          label={shown ? t('password.hide') : t('password.show')}
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0.5 my-auto"
        />
      </div>
    </Field>
  );
}
