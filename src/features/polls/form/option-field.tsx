import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAX_POLL_OPTION } from '@/domain/limits';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { usePollProblem } from './use-poll-problem';

interface Props {
  id: string;
  place: number;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  /** Null where a poll needs it. */
  onRemove: (() => void) | null;
}

/** One option of a poll that is being written. */
export function OptionField({ id, place, value, problem, onChange, onRemove }: Props) {
  const { t } = useTranslation('polls');
  const wordsFor = usePollProblem();
  const at = place + 1;
  const error = wordsFor(problem);
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <TextField
          data-draft="kept"
          id={id}
          label={t('form.option', { at })}
          placeholder={t('form.option', { at })}
          hideLabel
          autoComplete="off"
          maxLength={MAX_POLL_OPTION}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...(error && { error })}
        />
      </div>
      {onRemove && (
        <IconButton
          label={t('form.removeOption', { at })}
          icon={<X aria-hidden />}
          className="size-11 shrink-0"
          onClick={onRemove}
        />
      )}
    </div>
  );
}
