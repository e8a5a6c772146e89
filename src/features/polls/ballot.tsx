import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Poll } from '@/domain/entities/poll';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';

interface Props {
  poll: Poll;
  /** What is chosen by now. */
  choices: readonly number[];
  /** Whether it is worth sending. */
  isNews: (choices: readonly number[]) => boolean;
  onVote: (choices: readonly number[]) => void;
}

/** What can be chosen: one by one tap, of several each by its box, and then all together. */
export function Ballot({ poll, choices, isNews, onVote }: Props) {
  const { t } = useTranslation('polls');
  const [marked, setMarked] = useState(choices);
  if (!poll.isMultiple)
    return (
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('chooseOne')}</legend>
        {poll.options.map((option, place) => (
          <Button
            key={option}
            variant="secondary"
            aria-pressed={choices.includes(place)}
            className={`${ROW} ${choices.includes(place) ? 'border-accent bg-accent-soft' : ''}`}
            onClick={() => onVote([place])}
          >
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {option}
            </span>
          </Button>
        ))}
      </fieldset>
    );
  const mark = (place: number, isMarked: boolean) =>
    // In the order of the options, so that the same choice is the same vote.
    setMarked([...poll.options.keys()].filter((one) => (one === place ? isMarked : marked.includes(one))));
  return (
    <fieldset className="grid justify-items-start gap-1">
      <legend className="text-muted text-sm">{t('chooseSeveral')}</legend>
      {poll.options.map((option, place) => (
        <Checkbox
          key={option}
          label={
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {option}
            </span>
          }
          checked={marked.includes(place)}
          onChange={({ target }) => mark(place, target.checked)}
        />
      ))}
      <Button aria-disabled={!isNews(marked)} onClick={() => onVote(marked)}>
        {t('vote')}
      </Button>
    </fieldset>
  );
}

const ROW = 'w-full !justify-start text-start';
