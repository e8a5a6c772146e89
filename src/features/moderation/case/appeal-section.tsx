import { useTranslation } from 'react-i18next';
import type { ModerationCase } from '@/domain/entities/moderation-case';
import { useFormat } from '@/i18n/format';
import { Section } from '@/ui/section';
import { TextBlock } from '@/ui/text-block';
import { appealFormKey } from '../acts/decision-draft';
import { Fact, Facts } from '../parts/facts';
import { StaffName } from '../parts/staff-name';
import { AppealForm } from './appeal-form';
import { LeftWords } from './left-words';
import { WhoDecides } from './who-decides';

interface Props {
  about: ModerationCase;
  appeal: NonNullable<ModerationCase['appeal']>;
  isMine: boolean;
}

/** What its author says against the decision, and what becomes of that. */
export function AppealSection({ about, appeal, isMine }: Props) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const { words, at, outcome, answer, by, decidedAt } = appeal;
  const waits = about.status === 'appealed';
  return (
    <Section title={t('appeal.title')} lead={format.dateTime(at)}>
      <TextBlock text={words} />
      {outcome && (
        <Facts>
          <Fact name={t('appeal.outcome')}>{t(`appeal.outcomes.${outcome}`)}</Fact>
          {answer && (
            <Fact name={t('appeal.answer')}>
              <TextBlock text={answer} />
            </Fact>
          )}
          {by && (
            <Fact name={t('decision.by')}>
              <StaffName schoolId={about.schoolId} uid={by} />
            </Fact>
          )}
          {decidedAt && <Fact name={t('decision.at')}>{format.dateTime(decidedAt)}</Fact>}
        </Facts>
      )}
      {waits && (isMine ? <AppealForm caseId={about.id} /> : <WhoDecides about={about} />)}
      {!waits && <LeftWords formKey={appealFormKey(about.id)} />}
    </Section>
  );
}
