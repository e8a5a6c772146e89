import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeriesScope } from '../event-form-values';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked' | 'className'> {
  /** Which is chosen, where no form knows it. */
  chosen?: SeriesScope;
}

const SCOPES: readonly SeriesScope[] = ['one', 'following'];

/** Whether something is done with one occurrence of an event that repeats, or with all that follow as well. */
export function ScopeChoice({ chosen, ...field }: Props) {
  const { t } = useTranslation('calendar');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{t('scope.legend')}</legend>
      {SCOPES.map((scope) => (
        <label
          key={scope}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge bg-surface px-3 py-2"
        >
          <input
            {...field}
            {...(chosen && { checked: chosen === scope })}
            type="radio"
            value={scope}
            className="size-5 shrink-0 accent-accent"
          />
          {t(`scope.${scope}`)}
        </label>
      ))}
    </fieldset>
  );
}
