import { useTranslation } from 'react-i18next';
import type { ModerationNotice } from '@/domain/entities/moderation-notice';
import { TextBlock } from '@/ui/text-block';
import { Fact } from './fact';
import { Quoted } from './quoted';

/** What was appealed, and what came of it. */
export function AppealState({ notice }: { notice: ModerationNotice }) {
  const { t } = useTranslation('reports');
  const { appealWords, appealOutcome, appealAnswer } = notice;
  return (
    <>
      <p role="status" className="font-semibold">
        {t(`appeal.${appealOutcome ?? 'waits'}`)}
      </p>
      {(appealWords || appealAnswer) && (
        <dl className="grid gap-3">
          {appealWords && (
            <Fact name={t('appeal.yours')}>
              <Quoted text={appealWords} />
            </Fact>
          )}
          {appealAnswer && (
            <Fact name={t('appeal.answer')}>
              <TextBlock text={appealAnswer} />
            </Fact>
          )}
        </dl>
      )}
    </>
  );
}
