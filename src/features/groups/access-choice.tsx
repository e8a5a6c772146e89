import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { GROUP_ACCESS } from '@/domain/entities/group';

/** How others come into a group. Spread `register('access')` into it. */
export function AccessChoice(field: UseFormRegisterReturn) {
  const { t } = useTranslation('groups');
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{t('access.legend')}</legend>
      {GROUP_ACCESS.map((access) => (
        <label
          key={access}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-edge bg-surface px-3 py-2"
        >
          <input
            {...field}
            type="radio"
            value={access}
            aria-labelledby={`${id}-${access}`}
            aria-describedby={`${id}-${access}-hint`}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="grid min-w-0 gap-0.5">
            <span id={`${id}-${access}`}>{t(`access.${access}`)}</span>
            <span id={`${id}-${access}-hint`} className="text-muted text-sm">
              {t(`access.${access}Hint`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
