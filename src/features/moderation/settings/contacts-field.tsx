import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_NAME, MAX_PHONE, MAX_SAFETY_CONTACTS } from '@/domain/limits';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { useConfirm } from '@/ui/use-confirm';
import { useValidationMessage } from '@/ui/use-validation-message';
import type { SettingsFormApi } from './settings-values';

/** Whom to call when a child is in danger. */
export function ContactsField({ form }: { form: SettingsFormApi }) {
  const { t } = useTranslation('moderation');
  const { control, register, formState, getValues } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' });
  const confirm = useConfirm();
  const say = useValidationMessage();
  const { contacts: errors } = formState.errors;
  const removeAt = async (index: number) => {
    const { name, phone } = getValues(`contacts.${index}`);
    const isBlank = name.trim() === '' && phone.trim() === '';
    const question = {
      title: t('settings.contacts.removeSure', { name: name || phone }),
      confirmLabel: t('settings.contacts.remove'),
      tone: 'danger',
    } as const;
    if (isBlank || (await confirm(question))) remove(index);
  };
  const isFull = fields.length >= MAX_SAFETY_CONTACTS;
  return (
    <div className="grid gap-4">
      {fields.length === 0 && <p className="text-muted">{t('settings.contacts.none')}</p>}
      <ul className="grid gap-4 empty:hidden">
        {fields.map((field, index) => (
          <li
            key={field.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[1fr_1fr_auto]"
          >
            <div className="max-sm:col-span-2">
              <TextField
                data-draft="kept"
                label={t('settings.contacts.name')}
                maxLength={MAX_NAME}
                error={say(errors?.[index]?.name?.message)}
                {...register(`contacts.${index}.name`)}
              />
            </div>
            <TextField
              data-draft="kept"
              type="tel"
              label={t('settings.contacts.phone')}
              maxLength={MAX_PHONE}
              error={say(errors?.[index]?.phone?.message)}
              {...register(`contacts.${index}.phone`)}
            />
            <IconButton
              label={t('settings.contacts.removeAt', { place: index + 1 })}
              icon={<X aria-hidden />}
              tone="danger"
              className="mt-6"
              onClick={() => void removeAt(index)}
            />
          </li>
        ))}
      </ul>
      <FormError message={say(errors?.root ?? errors)} />
      <Button
        variant="secondary"
        icon={<Plus aria-hidden />}
        disabled={isFull}
        className="justify-self-start"
        onClick={() => append({ name: '', phone: '' }, { focusName: `contacts.${fields.length}.name` })}
      >
        {t('settings.contacts.add')}
      </Button>
      {isFull && (
        <p className="text-muted text-sm">{t('settings.contacts.full', { max: MAX_SAFETY_CONTACTS })}</p>
      )}
    </div>
  );
}
