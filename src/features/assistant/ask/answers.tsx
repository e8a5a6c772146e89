import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import type { Asking } from '../api/use-ask';
import { Waiting } from '../waiting';
import { AnswerCard } from './answer-card';
import { Sentences } from './sentences';

/** The answer under way and those of this visit, newest first. */
export function Answers({ asking }: { asking: Asking }) {
  const { t } = useTranslation('assistant');
  const { pending, exchanges } = asking;
  return (
    <div className="grid gap-4 empty:hidden">
      {pending && (
        <Card className="grid gap-3">
          <p dir="auto" className="font-display font-semibold text-lg [overflow-wrap:anywhere]">
            {pending.question}
          </p>
          <Sentences text={pending.textSoFar} />
          <Waiting text={t('ask.waiting')} />
        </Card>
      )}
      {/* Said once the answer is whole; reading each sentence as it comes would never let a reader finish. */}
      <p role="status" className="sr-only">
        {!pending && exchanges.length > 0 && t('ask.ready')}
      </p>
      {exchanges.map(({ id, question, answer }) => (
        <AnswerCard key={id} question={question} answer={answer} />
      ))}
    </div>
  );
}
