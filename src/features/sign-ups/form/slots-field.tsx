import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SignUpListInput } from '@/domain/inputs/sign-up-list';
import { MAX_SLOT_LABEL, MAX_SLOTS } from '@/domain/sign-up-limits';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { blankSlot, type ListFormValues } from './list-form-values';

interface Props {
  form: UseFormReturn<ListFormValues, unknown, SignUpListInput>;
  takenOf: (slotId: string) => number;
}

/** What is wanted, and how many of each. */
export function SlotsField({ form, takenOf }: Props) {
  const { t } = useTranslation('sign-ups');
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'slots', keyName: 'key' });
  const say = useValidationMessage();
  const isFull = fields.length >= MAX_SLOTS;
  const addButton = useRef<HTMLButtonElement>(null);
  const removeAt = (index: number) => {
    // Of a full form the button can be reached again only then.
    flushSync(() => remove(index));
    addButton.current?.focus();
  };
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 font-semibold text-sm">{t('slots.legend')}</legend>
      <p className="text-muted text-sm">{t('slots.hint')}</p>
      <ul className="grid grid-cols-1 gap-3">
        {fields.map((field, index) => (
          <SlotField
            key={field.key}
            form={form}
            index={index}
            taken={takenOf(field.id)}
            onRemove={fields.length > 1 ? () => removeAt(index) : null}
          />
        ))}
      </ul>
      <FormError message={say(formState.errors.slots?.root ?? formState.errors.slots)} />
      <Button
        ref={addButton}
        size="sm"
        variant="secondary"
        icon={<Plus aria-hidden />}
        disabled={isFull}
        className="justify-self-start"
        onClick={() => append(blankSlot(), { focusName: `slots.${fields.length}.label` })}
      >
        {t('slots.add')}
      </Button>
      {isFull && <p className="text-muted text-sm">{t('slots.full', { count: MAX_SLOTS })}</p>}
    </fieldset>
  );
}

interface SlotProps {
  form: Props['form'];
  index: number;
  /** How many are taken: no fewer may be wanted. */
  taken: number;
  /** Null where it is the only one. */
  onRemove: (() => void) | null;
}

function SlotField({ form, index, taken, onRemove }: SlotProps) {
  const { t } = useTranslation('sign-ups');
  const { control, register, formState } = form;
  const say = useValidationMessage();
  const errors = formState.errors.slots?.[index];
  const label = useWatch({ control, name: `slots.${index}.label` });
  return (
    <li className="flex items-start gap-2">
      <div className="w-20 shrink-0">
        <TextField
          data-draft="kept"
          label={t('slots.count')}
          inputMode="numeric"
          error={say(errors?.count?.message)}
          {...register(`slots.${index}.count`)}
        />
      </div>
      <div className="min-w-0 flex-1">
        <TextField
          data-draft="kept"
          label={t('slots.label')}
          placeholder={index === 0 ? t('slots.example') : undefined}
          hint={taken > 0 ? t('slots.taken', { count: taken }) : undefined}
          maxLength={MAX_SLOT_LABEL}
          error={say(errors?.label?.message)}
          {...register(`slots.${index}.label`)}
        />
      </div>
      {onRemove && (
        <IconButton
          className="mt-6"
          label={t('slots.remove', { label: label || t('slots.untitled') })}
          icon={<Trash2 aria-hidden />}
          tone="danger"
          disabled={taken > 0}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
