import { useTranslation } from 'react-i18next';
import { type PasswordOwner, type PasswordStrength, passwordStrength } from '@/domain/password';
import { cx } from '@/ui/cx';
import { PasswordField, type PasswordFieldProps } from '@/ui/password-field';

const LEVELS: readonly PasswordStrength[] = ['weak', 'fair', 'good', 'strong'];
const FILL: Record<PasswordStrength, string> = {
  weak: 'bg-danger',
  fair: 'bg-warning',
  good: 'bg-success',
  strong: 'bg-success',
};

interface Props extends Omit<PasswordFieldProps, 'hint' | 'autoComplete'> {
  /** What stands in the field, whose strength is shown. */
  typed: string;
  owner: PasswordOwner;
}

/** A password that is being chosen, and how strong it is. */
export function NewPasswordField({ typed, owner, ...field }: Props) {
  const { t } = useTranslation('auth');
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <PasswordField {...field} hint={t('field.passwordHint')} autoComplete="new-password" />
      <Strength level={typed === '' ? null : passwordStrength(typed, owner)} />
    </div>
  );
}

/** Said again only when it changes, not at every key. */
function Strength({ level }: { level: PasswordStrength | null }) {
  const { t } = useTranslation('auth');
  const filled = level === null ? 0 : LEVELS.indexOf(level) + 1;
  return (
    <div className="grid gap-1 text-sm">
      {level && (
        <div aria-hidden className="grid grid-cols-4 gap-1">
          {LEVELS.map((each, index) => (
            <span
              key={each}
              className={cx(
                'h-1.5 rounded-full border border-edge',
                index < filled ? FILL[level] : 'bg-sunken',
              )}
            />
          ))}
        </div>
      )}
      <p role="status" className="font-medium">
        {level && (
          <>
            <span className="sr-only">{t('strength.label')}: </span>
            {t(`strength.${level}`)}
          </>
        )}
      </p>
    </div>
  );
}
