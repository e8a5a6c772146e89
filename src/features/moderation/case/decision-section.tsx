import { useTranslation } from 'react-i18next';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { useRules } from '@/features/community';
import { Loaded } from '@/ui/loaded';
import { Section } from '@/ui/section';
import { decisionFormKey } from '../acts/decision-draft';
import { DecisionForm } from './decision-form';
import { DecisionMade } from './decision-made';
import { LeftWords } from './left-words';
import { WhoDecides } from './who-decides';

/** The decision: to be made, made, or another's to make. */
export function DecisionSection({ about, isMine }: { about: ModerationCase; isMine: boolean }) {
  const { t } = useTranslation('moderation');
  const { decision, status } = about;
  const isOpen = status === 'open';
  return (
    <Section title={t('decision.title')}>
      {decision && <DecisionMade about={about} decision={decision} />}
      {isOpen && (isMine ? <ToDecide about={about} /> : <WhoDecides about={about} />)}
      {!isOpen && <LeftWords formKey={decisionFormKey(about.id)} />}
    </Section>
  );
}

function ToDecide({ about }: { about: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const rules = useRules(about.schoolId);
  return (
    <Loaded read={rules} failedText={t('rule.failed')}>
      {(settings) => <DecisionForm about={about} rules={settings.rules} />}
    </Loaded>
  );
}
