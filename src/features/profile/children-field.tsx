import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import type { UseFieldArrayReturn, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { safeParse } from 'valibot';
import type { Child } from '@/domain/fields';
import { childInputSchema } from '@/domain/inputs/account';
import { MAX_CHILDREN, MAX_GRADE, MAX_NAME } from '@/domain/limits';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { useAlert } from '@/ui/use-confirm';
import { useValidationMessage } from '@/ui/use-validation-message';
import { NO_CHILD, type ProfileForm } from './profile-draft';

export interface ChildrenFieldProps {
  rows: UseFieldArrayReturn<ProfileForm, 'children'>;
  register: UseFormRegister<ProfileForm>;
  errors: (index: number) => Partial<Record<keyof Child, string>>;
  /** Why they can't be saved as they are. */
  failure: string | undefined;
  /** The child being typed, kept by the form so that saving can ask about it. */
  draft: Child;
  onDraft: (draft: Child) => void;
}

/** Children of the profile: each can be edited or removed, a new one is added with both parts (product §5). */
export function ChildrenField({ rows, register, errors, failure, draft, onDraft }: ChildrenFieldProps) {
  const { t } = useTranslation('profile');
  const alert = useAlert();
  const say = useValidationMessage();
  const { fields, append, remove } = rows;
  const full = fields.length < MAX_CHILDREN ? '' : t('mostChildren', { max: MAX_CHILDREN });
  const nameInput = useRef<HTMLInputElement>(null);

  const add = async () => {
    const child = safeParse(childInputSchema, draft);
    if (full) return alert(full);
    if (!child.success) return alert(say(child.issues[0]) ?? '');
    append(child.output, { shouldFocus: false });
    onDraft(NO_CHILD);
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
              maxLength={MAX_NAME}
              error={errors(index).name}
              {...register(`children.${index}.name`)}
            />
            <TextField
              label={t('gradeOrRoom')}
              maxLength={MAX_GRADE}
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
      <p role="status" className="text-muted text-sm empty:hidden">
        {full}
      </p>
      <div className="grid gap-2 rounded-lg bg-sunken p-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <TextField
          ref={nameInput}
          label={t('childName')}
          maxLength={MAX_NAME}
          value={draft.name}
          onChange={(event) => onDraft({ ...draft, name: event.target.value })}
        />
        <TextField
          label={t('gradeOrRoom')}
          maxLength={MAX_GRADE}
          value={draft.gradeOrRoom}
          onChange={(event) => onDraft({ ...draft, gradeOrRoom: event.target.value })}
        />
        <Button variant="secondary" icon={<Plus aria-hidden />} onClick={() => void add()}>
          {t('addChild')}
        </Button>
      </div>
      <FormError message={failure} />
    </fieldset>
  );
}
