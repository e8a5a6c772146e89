import { Plus } from 'lucide-react';
import { type Ref, useEffect, useId, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Poll } from '@/domain/entities/poll';
import { MAX_POLL_OPTIONS, MIN_POLL_OPTIONS, POLL_FLOOR } from '@/domain/limits';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { useConfirm } from '@/ui/use-confirm';
import type { DraftPoll } from '../model/draft-poll';
import { type PollProblems, readPoll } from '../model/read-poll';
import { EndField } from './end-field';
import { OptionField } from './option-field';

/** What the composer asks of the fields of a poll. */
export interface PollForm {
  /** The poll they ask for; null where they do not, which they say then, and take the focus. */
  check: () => Poll | null;
}

interface Props {
  ref: Ref<PollForm>;
  poll: DraftPoll;
  disabled: boolean;
  needsQuestion: boolean;
  takesFocus: boolean;
  onChange: (poll: DraftPoll | null) => void;
}

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** What a post asks: options, how many of them one may choose, and until when. */
export function PollFields({ ref, poll, disabled, needsQuestion, takesFocus, onChange }: Props) {
  const { t } = useTranslation(['polls', 'common']);
  const confirm = useConfirm();
  const id = useId();
  const [hasTried, setTried] = useState(false);
  const [focus, setFocus] = useState<{ on: string } | null>(takesFocus ? { on: `${id}-0` } : null);
  const { options } = poll;
  const problems: PollProblems = hasTried ? readPoll(poll, new Date()).problems : { options: {} };
  // What had the focus is gone, or what is to have it has just come.
  useEffect(() => {
    if (focus) focusOn(focus.on);
  }, [focus]);

  useImperativeHandle(ref, () => ({
    check: () => {
      const read = readPoll(poll, new Date());
      setTried(true);
      const [first] = Object.keys(read.problems.options);
      if (!read.poll) focusOn(first === undefined ? `${id}-end` : `${id}-${first}`);
      return read.poll;
    },
  }));

  const change = (part: Partial<DraftPoll>) => onChange({ ...poll, ...part });
  const remove = (place: number) => {
    change({ options: options.toSpliced(place, 1) });
    setFocus({ on: `${id}-${Math.min(place, options.length - 2)}` });
  };
  const end = async () => {
    const question = { title: t('form.removeQuestion'), confirmLabel: t('form.remove') };
    const isEmpty = options.every((option) => option.trim() === '');
    if (isEmpty || (await confirm({ ...question, tone: 'danger' }))) onChange(null);
  };
  return (
    <fieldset disabled={disabled} className="grid basis-full gap-3 rounded-md border border-line p-3">
      <legend className="px-1 font-semibold text-sm">{t('title')}</legend>
      {needsQuestion && <p className="font-medium text-danger text-sm">{t('form.needsQuestion')}</p>}
      <div className="grid gap-2">
        {options.map((option, place) => (
          <OptionField
            // biome-ignore lint/suspicious/noArrayIndexKey: options are told apart by their places alone.
            key={place}
            id={`${id}-${place}`}
            place={place}
            value={option}
            problem={problems.options[place]}
            onChange={(value) => change({ options: options.with(place, value) })}
            onRemove={options.length > MIN_POLL_OPTIONS ? () => remove(place) : null}
          />
        ))}
      </div>
      {options.length < MAX_POLL_OPTIONS && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden />}
          className="justify-self-start"
          onClick={() => {
            change({ options: [...options, ''] });
            setFocus({ on: `${id}-${options.length}` });
          }}
        >
          {t('form.add')}
        </Button>
      )}
      <Checkbox
        label={t('form.several')}
        checked={poll.isMultiple}
        onChange={({ target }) => change({ isMultiple: target.checked })}
      />
      <EndField id={`${id}-end`} poll={poll} problem={problems.end} onChange={change} />
      <p className="text-muted text-sm">{t('form.note', { count: POLL_FLOOR })}</p>
      <Button size="sm" variant="quiet" className="-ml-3 justify-self-start" onClick={() => void end()}>
        {t('form.remove')}
      </Button>
    </fieldset>
  );
}
