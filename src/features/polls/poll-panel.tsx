import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Poll } from '@/domain/entities/poll';
import type { Post } from '@/domain/entities/post';
import { OutgoingNote } from '@/features/offline';
import { Button } from '@/ui/button';
import { useMyVote } from './api/use-my-vote';
import { useVote } from './api/use-vote';
import { Ballot } from './ballot';
import { PollResults } from './poll-results';
import { PollState } from './poll-state';
import { useHasEnded } from './use-has-ended';
import { useMayVote } from './use-may-vote';

export interface PollPanelProps {
  post: Post;
  poll: Poll;
  readOnly?: boolean | undefined;
  /** On the post's own page the server is asked for one's vote; in a feed this device. */
  isPage: boolean;
}

type View = 'ballot' | 'results';

/** The poll of a post: what can be chosen, and what has come of it. Whoever has not voted sees the options first. */
export function PollPanel({ post, poll, readOnly = false, isPage }: PollPanelProps) {
  const { t } = useTranslation('polls');
  const { choices, entry, error } = useMyVote(post.id, isPage ? 'server' : 'device');
  const vote = useVote(post, poll);
  const hasEnded = useHasEnded(poll.endsAt);
  const why = useMayVote(post.schoolId, readOnly);
  const [wanted, setWanted] = useState<View | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [hasActed, setActed] = useState(false);
  const mayVote = !hasEnded && why === null;
  const mine = choices ?? [];
  const hasVoted = mine.length > 0;
  const shown: View = mayVote ? (wanted ?? (hasVoted ? 'results' : 'ballot')) : 'results';
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (hasActed && shown && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
  }, [hasActed, shown]);
  const show = (view: View | null) => {
    setActed(true);
    setWanted(view);
  };
  // Once more is no news: nothing has to be asked of the server. But what this device remembers may be of before: another
  // one has changed it since, or it has gone with a membership.
  const isNews = (chosen: readonly number[]) =>
    chosen.join() !== mine.join() || (!isPage && entry === null && chosen.length > 0);
  const choose = (chosen: readonly number[]) => {
    show(null);
    if (isNews(chosen)) vote(chosen);
  };
  const button = (label: string, onClick: () => void) => (
    <Button size="sm" variant="quiet" onClick={onClick}>
      {label}
    </Button>
  );
  const isKnown = choices !== undefined || error !== null || !mayVote;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form, and a landmark too much for each post.
    <div
      ref={box}
      role="group"
      aria-label={t('title')}
      tabIndex={-1}
      className="grid gap-2 rounded-md px-4 pb-3 md:px-5"
    >
      {shown === 'ballot' && isKnown && <Ballot poll={poll} choices={mine} isNews={isNews} onVote={choose} />}
      {shown === 'results' && <PollResults poll={poll} summary={post.pollSummary} choices={mine} />}
      {!isKnown && <div style={{ height: `${3.25 * poll.options.length}rem` }} />}
      <PollState
        poll={poll}
        summary={post.pollSummary}
        hasEnded={hasEnded}
        showsResults={shown === 'results'}
      />
      {why !== null && !hasEnded && <p className="text-muted text-sm">{t(`blocked.${why}`)}</p>}
      {error && mayVote && choices === undefined && <p className="text-muted text-sm">{t('unknown')}</p>}
      {entry && <OutgoingNote entry={entry} restore={null} />}
      {mayVote && isKnown && (
        <div className="-ml-3 flex flex-wrap gap-x-2">
          {shown === 'results' && button(t(hasVoted ? 'change' : 'toBallot'), () => show('ballot'))}
          {shown === 'results' && hasVoted && button(t('takeBack'), () => choose([]))}
          {shown === 'ballot' &&
            (hasVoted
              ? button(t('keep'), () => show(null))
              : button(t('showResults'), () => show('results')))}
        </div>
      )}
    </div>
  );
}
