import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FEED_CHOICES, type FeedChoice } from '@/domain/entities/calendar-feed';

interface Props {
  value: FeedChoice;
  onChoose: (choice: FeedChoice) => void;
  disabled: boolean;
}

/** Which events a feed holds. */
export function ChoiceFields({ value, onChoose, disabled }: Props) {
  const { t } = useTranslation('calendar');
  const id = useId();
  return (
    <fieldset className="grid" disabled={disabled}>
      <legend className="mb-1 font-semibold text-sm">{t('feed.choice.legend')}</legend>
      {FEED_CHOICES.map((choice) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="radio"
            name={id}
            className="mt-0.5 size-5 shrink-0 accent-accent"
            checked={value === choice}
            onChange={() => onChoose(choice)}
            aria-labelledby={`${id}-${choice}`}
            aria-describedby={choice === 'accepted' ? `${id}-hint` : undefined}
          />
          <span className="grid min-w-0 gap-0.5">
            <span id={`${id}-${choice}`}>{t(`feed.choice.${choice}`)}</span>
            {choice === 'accepted' && (
              <span id={`${id}-hint`} className="text-muted text-sm">
                {t('feed.choice.acceptedHint')}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
