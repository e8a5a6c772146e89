import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OTHER_REASON, ruleOf } from '@/domain/community-rules';
import { MAX_MODERATION_WORDS } from '@/domain/limits';
import type { Target } from '@/domain/moderation-target';
import { useRules } from '@/features/community';
import { useDraftValue } from '@/features/drafts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormError } from '@/ui/form-error';
import { Loaded } from '@/ui/loaded';
import { TextArea } from '@/ui/text-area';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useSendReport } from './api/use-send-report';
import { DangerPanel } from './danger-panel';
import { type ReportDraft, reportFormKey, UNTOUCHED } from './report-draft';
import { RuleChoice } from './rule-choice';
import { useReportProblem } from './use-report-problem';

export interface ReportDialogProps {
  target: Target;
  onOpenChange: (open: boolean) => void;
}

/** Asks which rule something breaks, and tells the moderators. Reached through lazy-report-dialog.tsx. */
export function ReportDialog({ target, onOpenChange }: ReportDialogProps) {
  const { t } = useTranslation(['reports', 'common']);
  const formId = useId();
  const firstRule = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const rules = useRules(target.schoolId);
  const [draft, setDraft] = useDraftValue<ReportDraft>(reportFormKey(target), UNTOUCHED);
  const [isAsked, setAsked] = useState(false);
  const sending = useSendReport(target);
  const problemOf = useReportProblem();
  const say = useValidationMessage();

  // A rule that the school has taken back meanwhile is to be chosen anew.
  const rule = draft.ruleId === null ? null : ruleOf(rules.data?.rules ?? [], draft.ruleId);
  const said = draft.text.trim();
  const needsWords = rule?.id === OTHER_REASON.id;
  const isWordless = needsWords && said === '';
  const close = () => {
    // What was only pointed at is nothing to find again.
    if (said === '') setDraft(UNTOUCHED);
    onOpenChange(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    setAsked(true);
    if (!rule) firstRule.current?.focus();
    // The field says by how much it is too long.
    else if (isWordless || said.length > MAX_MODERATION_WORDS) words.current?.focus();
    else sending.mutate({ ruleId: rule.id, words: said || null }, { onSuccess: () => onOpenChange(false) });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t(`dialog.title.${target.kind}`)}
      description={t('dialog.whoReads')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} busy={sending.isPending} busyLabel={t('dialog.submitting')}>
            {t('dialog.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate data-draft="kept" className="grid gap-4" onSubmit={submit}>
        <Loaded read={rules} failedText={t('dialog.rulesFailed')}>
          {(settings) => (
            <RuleChoice
              ref={firstRule}
              rules={settings.rules}
              chosen={rule?.id ?? null}
              onChoose={(ruleId) => setDraft({ ...draft, ruleId })}
              error={isAsked && !rule ? t('dialog.ruleMissing') : undefined}
              danger={<DangerPanel schoolId={target.schoolId} />}
            />
          )}
        </Loaded>
        <TextArea
          ref={words}
          data-draft="kept"
          label={t('dialog.words')}
          optional={!needsWords}
          maxLength={MAX_MODERATION_WORDS}
          error={isAsked && isWordless ? say('required') : undefined}
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
        <FormError message={problemOf(sending.error)} />
      </form>
    </Dialog>
  );
}
