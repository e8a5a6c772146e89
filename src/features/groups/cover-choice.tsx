import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { GROUP_COVERS } from '@/domain/group-cover';
import { FieldNotes } from '@/ui/field';
import { GroupCover } from './group-cover';

/** The colours that a group can have, each with its name. Spread `register('cover')` into it. */
export function CoverChoice(field: UseFormRegisterReturn) {
  const { t } = useTranslation('groups');
  const id = useId();
  return (
    <fieldset className="grid gap-1.5" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 font-semibold text-sm">{t('cover')}</legend>
      <div className="cover-choice">
        {GROUP_COVERS.map((cover) => (
          <label
            key={cover}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-edge bg-surface px-3 py-2"
          >
            <input {...field} type="radio" value={cover} className="size-5 shrink-0 accent-accent" />
            <GroupCover cover={cover} className="size-6 shrink-0 rounded-sm" />
            <span className="min-w-0">{t(`covers.${cover}`)}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={t('coverHint')} />
    </fieldset>
  );
}
