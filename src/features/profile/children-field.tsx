import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { type Control, type UseFormRegister, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { safeParse } from 'valibot';
import { type Child, childSchema } from '@/domain/fields';
import type { ProfileInput } from '@/domain/inputs/account';
import { MAX_CHILDREN } from '@/domain/limits';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { useAlert } from '@/ui/use-confirm';

export interface ChildrenFieldProps {
  control: Control<ProfileInput>;
  register: UseFormRegister<ProfileInput>;
  errors: (index: number) => Partial<Record<keyof Child, string>>;
  /** The child being typed, kept by the form so that saving can ask about it. */
  draft: Child;
  onDraft: (draft: Child) => void;
}

/** Children of the profile: each can be edited or removed, a new one is added with both parts (spec §5). */
export function ChildrenField({ control, register, errors, draft, onDraft }: ChildrenFieldProps) {
  const { t } = useTranslation('profile');
  const alert = useAlert();
  const { fields, append, remove } = useFieldArray({ control, name: 'children' });
  const nameInput = useRef<HTMLInputElement>(null);

  const add = async () => {
    const child = safeParse(childSchema, draft);
    if (!child.success) return alert(t('childIncomplete'));
    append(child.output, { shouldFocus: false });
    onDraft({ name: '', gradeOrRoom: '' });
    nameInput.current?.focus();
  };

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold text-sm">{t('children')}</legend>
      <p className="text-muted text-sm">{t('childrenHint')}</p>
      <ul className="grid gap-3">
        {fields.map((field, index) => (
          <li key={field.id} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
            <TextField
              label={t('childName')}
              error={errors(index).name}
              {...register(`children.${index}.name`)}
            />
            <TextField
              label={t('gradeOrRoom')}
              error={errors(index).gradeOrRoom}
              {...register(`children.${index}.gradeOrRoom`)}
            />
            <IconButton
              label={t('removeChild', { name: field.name })}
              icon={<X aria-hidden />}
              tone="danger"
              onClick={() => {
                remove(index);
                nameInput.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      {fields.length < MAX_CHILDREN && (
        <div className="grid gap-2 rounded-lg bg-sunken p-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
          <TextField
            ref={nameInput}
            label={t('childName')}
            value={draft.name}
            onChange={(event) => onDraft({ ...draft, name: event.target.value })}
          />
          <TextField
            label={t('gradeOrRoom')}
            value={draft.gradeOrRoom}
            onChange={(event) => onDraft({ ...draft, gradeOrRoom: event.target.value })}
          />
          <Button variant="secondary" icon={<Plus aria-hidden />} onClick={() => void add()}>
            {t('addChild')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
