import { useTranslation } from 'react-i18next';
import type { Answer } from '@/domain/assistant/answers';
import { MAX_DAILY_NOT_FOUND } from '@/domain/assistant/limits';
import { Badge } from '@/ui/badge';
import { Banner } from '@/ui/banner';
import { Card } from '@/ui/card';
import { Sentences } from './sentences';

/** A question and what came back, with where it comes from and who else to ask. */
export function AnswerCard({ question, answer }: { question: string; answer: Answer }) {
  const { t } = useTranslation('assistant');
  const { outcome, source, professional } = answer;
  return (
    <Card as="article" className="grid gap-3">
      <h3 dir="auto" className="text-lg [overflow-wrap:anywhere]">
        {question}
      </h3>
      {outcome === 'answered' && <Sentences text={answer.answer} />}
      {outcome === 'refused' && <p>{t('answer.refused')}</p>}
      {outcome === 'not-found' && <p>{t('answer.notFound', { free: MAX_DAILY_NOT_FOUND })}</p>}
      {professional && (
        <Banner tone={professional === 'safety' ? 'warning' : 'info'}>
          {t([`answer.professional.${professional}`, 'answer.professional.other'])}
        </Banner>
      )}
      {outcome === 'answered' && (
        <p>
          <Badge className="whitespace-normal">{t([`answer.${source}`, 'answer.ai'])}</Badge>
        </p>
      )}
    </Card>
  );
}
