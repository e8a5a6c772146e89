import { useTranslation } from 'react-i18next';
import type { Decision, ModerationCase } from '@/domain/entities/moderation-case';
import { useFormat } from '@/i18n/format';
import { TextBlock } from '@/ui/text-block';
import { Fact, Facts } from '../parts/facts';
import { StaffName } from '../parts/staff-name';
import { useActLabel } from '../parts/use-act-label';

/** What was decided, by whom and when. */
export function DecisionMade({ about, decision }: { about: ModerationCase; decision: Decision }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const labelOf = useActLabel();
  const { ruleTitle, words, by, at } = decision;
  return (
    <Facts>
      <Fact name={t('decision.act')}>{labelOf(decision, about.kind)}</Fact>
      {ruleTitle && (
        <Fact name={t('decision.rule')}>
          <span dir="auto">{ruleTitle}</span>
        </Fact>
      )}
      {words && (
        <Fact name={t('decision.words')}>
          <TextBlock text={words} />
        </Fact>
      )}
      <Fact name={t('decision.by')}>
        <StaffName schoolId={about.schoolId} uid={by} />
      </Fact>
      <Fact name={t('decision.at')}>{format.dateTime(at)}</Fact>
    </Facts>
  );
}
