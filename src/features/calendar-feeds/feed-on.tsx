import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarFeed, FeedChoice } from '@/domain/entities/calendar-feed';
import { Button } from '@/ui/button';
import { useEndFeed } from './api/use-end-feed';
import { useRenewFeed } from './api/use-renew-feed';
import { useSaveFeed } from './api/use-save-feed';
import { ChoiceFields } from './choice-fields';
import { FeedAddress } from './feed-address';
import { Instructions } from './instructions';
import { useFocusOnArrival } from './use-focus-on-arrival';

interface Props {
  feed: CalendarFeed;
  isOffline: boolean;
  /** It has just been turned on here. */
  takesFocus: boolean;
}

/** A feed that is turned on: its address and how to use it, what it holds, and its end. */
export function FeedOn({ feed, isOffline, takesFocus }: Props) {
  const { t } = useTranslation('calendar');
  const { userId, schoolId } = feed;
  const saving = useSaveFeed(userId, schoolId, 'saveFailed');
  // At once: a field that waits for the query library jumps back for a moment.
  const [chosen, setChosen] = useState<FeedChoice | null>(null);
  const choose = (choice: FeedChoice) => {
    setChosen(choice);
    saving.mutate(choice, { onSettled: () => setChosen(null) });
  };
  const renewing = useRenewFeed(feed);
  const ending = useEndFeed(schoolId);
  const focused = useFocusOnArrival<HTMLDivElement>(takesFocus);
  return (
    <div ref={focused} tabIndex={-1} className="grid gap-5 outline-none">
      <FeedAddress feed={feed} />
      <p role="status" className="font-medium text-success empty:hidden">
        {renewing.isSuccess && t('feed.renewed')}
      </p>
      <Instructions />
      <ChoiceFields value={chosen ?? feed.choice} onChoose={choose} disabled={isOffline} />
      <div className="flex flex-wrap gap-2 border-line border-t pt-4">
        <Button
          variant="secondary"
          busy={renewing.isPending}
          busyLabel={t('feed.renewing')}
          disabled={isOffline}
          onClick={renewing.mutate}
        >
          {t('feed.renew')}
        </Button>
        <Button
          variant="quiet"
          busy={ending.isPending}
          busyLabel={t('feed.ending')}
          disabled={isOffline}
          onClick={ending.mutate}
        >
          {t('feed.end')}
        </Button>
      </div>
    </div>
  );
}
