import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Poll, PollSummary } from '@/domain/entities/poll';
import { useFormat } from '@/i18n/format';
import { cx } from '@/ui/cx';
import { type Share, sharesOf } from './model/shares';

interface Props {
  poll: Poll;
  summary: PollSummary | null;
  /** What the reader has chosen. */
  choices: readonly number[];
}

/** What has come of a poll: each option as a bar and as text. */
export function PollResults({ poll, summary, choices }: Props) {
  const { t } = useTranslation('polls');
  return (
    <ul aria-label={t('results')} className="grid gap-2">
      {sharesOf(poll, summary).map((share, place) => (
        <Result
          key={share.option}
          share={share}
          voters={summary?.voters ?? 0}
          isMultiple={poll.isMultiple}
          isMine={choices.includes(place)}
        />
      ))}
    </ul>
  );
}

interface ResultProps {
  share: Share;
  voters: number;
  isMultiple: boolean;
  isMine: boolean;
}

function Result({ share: { option, votes, ratio }, voters, isMultiple, isMine }: ResultProps) {
  const { t } = useTranslation('polls');
  const format = useFormat();
  return (
    <li
      className={cx(
        'relative isolate overflow-hidden rounded-md border px-3 py-2',
        isMine ? 'border-accent' : 'border-line',
      )}
    >
      <div
        aria-hidden
        className="absolute inset-y-0 -z-10 bg-accent-soft"
        style={{ insetInlineStart: 0, width: `${ratio * 100}%` }}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex min-w-0 items-baseline gap-1.5">
          {isMine && <Check aria-hidden className="size-4 shrink-0 self-center text-accent" />}
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {option}
          </span>
          {isMine && <span className="sr-only">({t('yours')})</span>}
        </span>
        {votes !== null && (
          <span className="text-sm tabular-nums">
            <span className="sr-only">, </span>
            {t(isMultiple ? 'ofParents' : 'ofVotes', { votes, count: voters })},{' '}
            <span className="font-semibold">{format.percent(ratio)}</span>
          </span>
        )}
      </div>
    </li>
  );
}
