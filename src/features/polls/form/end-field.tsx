import { useTranslation } from 'react-i18next';
import { toInputTime } from '@/ui/input-time';
import { Select } from '@/ui/select';
import { TextField } from '@/ui/text-field';
import type { DraftPoll, PollEnd } from '../model/draft-poll';
import { usePollProblem } from './use-poll-problem';

interface Props {
  id: string;
  poll: DraftPoll;
  problem: string | undefined;
  onChange: (part: Pick<DraftPoll, 'at'> | Pick<DraftPoll, 'end'>) => void;
}

const ENDS: readonly PollEnd[] = ['1', '3', '7', 'at', 'never'];

/** What was sent off before has its moment in full. */
const shownTime = (at: string): string => (at.endsWith('Z') ? toInputTime(new Date(at)) : at);

/** Until when a poll takes votes. */
export function EndField({ id, poll: { end, at }, problem, onChange }: Props) {
  const { t } = useTranslation('polls');
  const error = usePollProblem()(problem);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        data-draft="kept"
        id={end === 'at' ? `${id}-kind` : id}
        label={t('form.end')}
        options={ENDS.map((value) => ({ value, label: t(`form.ends.${value}`) }))}
        value={end}
        onChange={({ target }) => onChange({ end: target.value as PollEnd })}
      />
      {end === 'at' && (
        <TextField
          data-draft="kept"
          id={id}
          type="datetime-local"
          label={t('form.at')}
          value={shownTime(at)}
          onChange={({ target }) => onChange({ at: target.value })}
          {...(error && { error })}
        />
      )}
    </div>
  );
}
