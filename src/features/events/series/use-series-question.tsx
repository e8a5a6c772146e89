import { type ReactNode, useState } from 'react';
import { lazyOverlay } from '@/ui/lazy-overlay';
import type { SeriesScope } from '../event-form-values';
import type { SeriesQuestionProps } from './series-question';

const SeriesQuestion = lazyOverlay<SeriesQuestionProps>(
  () => import('./series-question').then((m) => m.SeriesQuestion),
  { messages: ['calendar'] },
);

type Words = Pick<SeriesQuestionProps, 'title' | 'message' | 'confirmLabel' | 'tone'>;

/**
 * Asks before something is done with an event that repeats.
 * @returns `ask`, which resolves to null for no; and the question, to be drawn somewhere
 */
export function useSeriesQuestion(): {
  ask: (words: Words) => Promise<SeriesScope | null>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{ words: Words; answer: (scope: SeriesScope | null) => void } | null>(
    null,
  );
  const ask = (words: Words) =>
    new Promise<SeriesScope | null>((resolve) => {
      const answer = (scope: SeriesScope | null) => {
        resolve(scope);
        setAsked(null);
      };
      setAsked({ words, answer });
    });
  const question = asked && (
    <SeriesQuestion
      {...asked.words}
      onAnswer={asked.answer}
      onOpenChange={(isOpen) => !isOpen && asked.answer(null)}
    />
  );
  return { ask, question };
}
