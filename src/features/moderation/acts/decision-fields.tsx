import { useTranslation } from 'react-i18next';
import { type CommunityRule, OTHER_REASON } from '@/domain/community-rules';
import type { ModerationAct } from '@/domain/entities/moderation-case';
import { MAX_MODERATION_WORDS } from '@/domain/limits';
import type { TargetKind } from '@/domain/moderation-target';
import { Select } from '@/ui/select';
import { TextArea } from '@/ui/text-area';
import { useValidationMessage } from '@/ui/use-validation-message';
import { ActChoice } from './act-choice';
import type { Decision } from './use-decision';

interface Props {
  decision: Decision;
  rules: readonly CommunityRule[];
  kind: TargetKind;
  acts: readonly ModerationAct[];
  needsAdmin: boolean;
}

/** What is done, under which rule, and what its author reads of it. */
export function DecisionFields({ decision, rules, kind, acts, needsAdmin }: Props) {
  const { t } = useTranslation('moderation');
  const problem = useValidationMessage();
  const { draft, change, rule, needsRule, missing } = decision;
  const isOther = rule?.id === OTHER_REASON.id;
  return (
    <>
      <ActChoice decision={decision} kind={kind} acts={acts} needsAdmin={needsAdmin} />
      {needsRule && (
        <Select
          label={t('rule.label')}
          hint={rule && !isOther ? <span dir="auto">{rule.text}</span> : undefined}
          placeholder={t('rule.choose')}
          options={[
            ...rules.map(({ id, title }) => ({ value: id, label: title })),
            { value: OTHER_REASON.id, label: t('rule.other') },
          ]}
          value={rule?.id ?? ''}
          error={missing.rule ? t('rule.missing') : undefined}
          onChange={(event) => change({ ruleId: event.target.value || null })}
        />
      )}
      <TextArea
        data-draft="kept"
        label={t('words.label')}
        hint={t('words.hint')}
        optional={!needsRule || !isOther}
        maxLength={MAX_MODERATION_WORDS}
        error={missing.words ? problem('required') : undefined}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
      />
    </>
  );
}
