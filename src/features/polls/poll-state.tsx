import { useTranslation } from 'react-i18next';
import type { Poll, PollSummary } from '@/domain/entities/poll';
import { POLL_FLOOR } from '@/domain/limits';
import { useFormat } from '@/i18n/format';

interface Props {
  poll: Poll;
  summary: PollSummary | null;
  hasEnded: boolean;
  /** Numbers are told, or would be. */
  showsResults: boolean;
}

/** How many have voted, until when one may, and why there are no numbers. */
export function PollState({ poll, summary, hasEnded, showsResults }: Props) {
  const { t } = useTranslation('polls');
  const format = useFormat();
  const count = summary?.voters ?? 0;
  const isKeptBack = showsResults && count > 0 && summary?.votes === null;
  return (
    <p className="text-muted text-sm">
      {[
        count > 0 ? t('voters', { count }) : t(hasEnded ? 'nobody' : 'nobodyYet'),
        hasEnded ? t('ended') : poll.endsAt && t('ends', { when: format.dateTime(poll.endsAt) }),
        isKeptBack && t(hasEnded ? 'fewEnded' : 'few', { count: POLL_FLOOR }),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
