import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { useAsk } from './api/use-ask';
import { useTips } from './api/use-tips';
import { useUsage } from './api/use-usage';
import { Answers } from './ask/answers';
import { AskForm } from './ask/ask-form';
import { ChildChoice } from './child-choice';
import { FeedbackForm } from './feedback-form';
import { PastTips } from './tips/past-tips';
import { TodaysTips } from './tips/todays-tips';
import { useChosenChild } from './use-chosen-child';

/** /parent-assistant: ask, today's tips, past tips, feedback, for one child at a time. */
export function ParentAssistantPage() {
  const { t } = useTranslation('assistant');
  const chosen = useChosenChild();
  const tips = useTips(chosen);
  const { data: usage } = useUsage();
  const asking = useAsk();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-6">
          <ChildChoice chosen={chosen} />
          <Section title={t('ask.title')}>
            <AskForm asking={asking} usage={usage} gradeOrRoom={chosen.gradeOrRoom} />
            <Answers asking={asking} />
          </Section>
        </div>
        <div className="grid gap-8">
          <TodaysTips tips={tips} />
          <PastTips sets={tips.past} />
          <FeedbackForm />
        </div>
      </div>
    </>
  );
}
