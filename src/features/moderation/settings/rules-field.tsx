import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newDocumentId } from '@/domain/ids';
import { MAX_RULES } from '@/domain/limits';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { useConfirm } from '@/ui/use-confirm';
import { useValidationMessage } from '@/ui/use-validation-message';
import { RuleField } from './rule-field';
import type { SettingsFormApi } from './settings-values';

/** The rules of a school in their order. */
export function RulesField({ form }: { form: SettingsFormApi }) {
  const { t } = useTranslation(['moderation', 'common']);
  const { control, formState, getValues } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'rules', keyName: 'key' });
  const confirm = useConfirm();
  const say = useValidationMessage();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ place: number; up: boolean } | null>(null);

  // The row is another element of the page then, and its button would have lost focus.
  useEffect(() => {
    if (!moved) return;
    const buttons = list.current?.children[moved.place]?.querySelectorAll<HTMLButtonElement>('[data-move]');
    const [up, down] = buttons ?? [];
    const meant = moved.up ? up : down;
    (meant?.disabled ? (moved.up ? down : up) : meant)?.focus();
  }, [moved]);

  const moveBy = (index: number, up: boolean) => {
    const place = up ? index - 1 : index + 1;
    move(index, place);
    setMoved({ place, up });
  };
  const removeAt = async (index: number) => {
    const { title, text } = getValues(`rules.${index}`);
    const isBlank = title.trim() === '' && text.trim() === '';
    const question = {
      title: t('settings.rules.removeSure', { title: title || t('settings.rules.untitled') }),
      confirmLabel: t('settings.rules.remove'),
      tone: 'danger',
    } as const;
    if (isBlank || (await confirm(question))) remove(index);
  };
  const isFull = fields.length >= MAX_RULES;
  return (
    <div className="grid gap-4">
      <ol ref={list} className="grid gap-4">
        {fields.map((field, index) => (
          <RuleField
            key={field.key}
            form={form}
            ruleId={field.id}
            index={index}
            isLast={index === fields.length - 1}
            onMove={(up) => moveBy(index, up)}
            onRemove={() => void removeAt(index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved && t('settings.rules.moved', { place: moved.place + 1 })}
      </p>
      <FormError message={say(formState.errors.rules?.root ?? formState.errors.rules)} />
      <Button
        variant="secondary"
        icon={<Plus aria-hidden />}
        disabled={isFull}
        className="justify-self-start"
        onClick={() =>
          append({ id: newDocumentId(), title: '', text: '' }, { focusName: `rules.${fields.length}.title` })
        }
      >
        {t('settings.rules.add')}
      </Button>
      {isFull && <p className="text-muted text-sm">{t('settings.rules.full', { max: MAX_RULES })}</p>}
    </div>
  );
}
