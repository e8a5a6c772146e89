import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CHILD_SAFETY } from '@/domain/community-rules';
import { MAX_RULE_TEXT, MAX_RULE_TITLE } from '@/domain/limits';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import type { SettingsFormApi } from './settings-values';

interface Props {
  form: SettingsFormApi;
  ruleId: string;
  index: number;
  isLast: boolean;
  onMove: (up: boolean) => void;
  onRemove: () => void;
}

/** One rule: its title, what it says, its place. */
export function RuleField({ form, ruleId, index, isLast, onMove, onRemove }: Props) {
  const { t } = useTranslation('moderation');
  const { control, register, formState } = form;
  const say = useValidationMessage();
  const errors = formState.errors.rules?.[index];
  const typed = useWatch({ control, name: `rules.${index}.title` });
  const title = typed || t('settings.rules.untitled');
  const isKept = ruleId === CHILD_SAFETY;
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <TextField
        data-draft="kept"
        label={t('settings.rules.name')}
        maxLength={MAX_RULE_TITLE}
        error={say(errors?.title?.message)}
        {...register(`rules.${index}.title`)}
      />
      <TextArea
        data-draft="kept"
        label={t('settings.rules.text')}
        maxLength={MAX_RULE_TEXT}
        error={say(errors?.text?.message)}
        {...register(`rules.${index}.text`)}
      />
      <div className="flex flex-wrap items-center gap-1">
        <IconButton
          data-move
          label={t('settings.rules.up', { title })}
          icon={<ArrowUp aria-hidden />}
          disabled={index === 0}
          onClick={() => onMove(true)}
        />
        <IconButton
          data-move
          label={t('settings.rules.down', { title })}
          icon={<ArrowDown aria-hidden />}
          disabled={isLast}
          onClick={() => onMove(false)}
        />
        {isKept ? (
          <p className="ml-2 min-w-0 flex-1 text-muted text-sm">{t('settings.rules.kept')}</p>
        ) : (
          <IconButton
            label={t('settings.rules.removeNamed', { title })}
            icon={<Trash2 aria-hidden />}
            tone="danger"
            className="ml-auto"
            onClick={onRemove}
          />
        )}
      </div>
    </Card>
  );
}
