import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedChoice } from '@/domain/entities/calendar-feed';
import { Button } from '@/ui/button';
import { useSaveFeed } from './api/use-save-feed';
import { ChoiceFields } from './choice-fields';
import { useFocusOnArrival } from './use-focus-on-arrival';

interface Props {
  uid: string;
  schoolId: string;
  isOffline: boolean;
  /** It has just been turned off here. */
  takesFocus: boolean;
}

/** A feed that is turned off, to be turned on. */
export function FeedOff({ uid, schoolId, isOffline, takesFocus }: Props) {
  const { t } = useTranslation('calendar');
  const [choice, choose] = useState<FeedChoice>('all');
  const saving = useSaveFeed(uid, schoolId, 'turnOnFailed');
  const focused = useFocusOnArrival<HTMLDivElement>(takesFocus);
  // Until it is there, which is a moment after it is made.
  const isBusy = saving.isPending || saving.isSuccess;
  return (
    <div ref={focused} tabIndex={-1} className="grid gap-4 outline-none">
      <ChoiceFields value={choice} onChoose={choose} disabled={isBusy} />
      <Button
        className="justify-self-start"
        busy={isBusy}
        busyLabel={t('feed.turningOn')}
        disabled={isOffline}
        onClick={() => saving.mutate(choice)}
      >
        {t('feed.turnOn')}
      </Button>
      <p className="text-muted text-sm">{t('feed.addressHint')}</p>
    </div>
  );
}
