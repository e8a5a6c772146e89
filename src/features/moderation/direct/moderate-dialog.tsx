import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { CommunityRule } from '@/domain/community-rules';
import { ACTS_ON_PEOPLE, TAKE_DOWNS } from '@/domain/entities/moderation-case';
import { type Target, targetKey } from '@/domain/moderation-target';
import { useRules } from '@/features/community';
import { useDraftStore } from '@/features/drafts';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormError } from '@/ui/form-error';
import { Loaded } from '@/ui/loaded';
import { DIRECT_ACTS } from '../acts/acts-of';
import { moderateFormKey } from '../acts/decision-draft';
import { DecisionFields } from '../acts/decision-fields';
import { useDecision } from '../acts/use-decision';
import { useIsSure } from '../acts/use-is-sure';
import { useModerateContent } from '../api/use-moderate-content';

export interface ModerateDialogProps {
  target: Target;
  onTakenDown?: (() => void) | undefined;
  onOpenChange: (open: boolean) => void;
}

/** Asks what to do about something, under which rule. Reached through lazy-moderate-dialog.ts. */
export function ModerateDialog(props: ModerateDialogProps) {
  return (
    <ReauthenticationProvider>
      <ModerateForm key={targetKey(props.target)} {...props} />
    </ReauthenticationProvider>
  );
}

const NO_RULES: readonly CommunityRule[] = [];

function ModerateForm({ target, onTakenDown, onOpenChange }: ModerateDialogProps) {
  const { t } = useTranslation(['moderation', 'common']);
  const formId = useId();
  const formKey = moderateFormKey(target);
  const store = useDraftStore(formKey);
  const rules = useRules(target.schoolId);
  const decision = useDecision({
    formKey,
    rules: rules.data?.rules ?? NO_RULES,
    suggested: null,
    acts: DIRECT_ACTS,
  });
  const acting = useModerateContent(() => store.set(null));
  const isSure = useIsSure(target.kind);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // It may stand in the form of a page, which is not meant.
    event.stopPropagation();
    if (acting.isPending) return;
    const made = decision.make();
    if (!made || !(await isSure(made))) return;
    acting.mutate(
      { target, ...made },
      {
        onSuccess: () => {
          onOpenChange(false);
          if (TAKE_DOWNS.includes(made.act)) onTakenDown?.();
        },
      },
    );
  };
  const code = acting.error && errorCode(acting.error);
  const isOnPerson = decision.act !== null && ACTS_ON_PEOPLE.includes(decision.act);
  const problem =
    code === 'role-needs-admin'
      ? t('act.staffNeedsAdmin')
      : code === 'failed-precondition'
        ? t(isOnPerson ? 'act.noMember' : 'tooLate')
        : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onOpenChange(false)}
      title={t(`direct.title.${target.kind}`)}
      description={t('direct.lead')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} busy={acting.isPending} busyLabel={t('decision.busy')}>
            {t('decision.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        data-draft="kept"
        className="grid gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <Loaded read={rules} failedText={t('rule.failed')}>
          {(settings) => (
            <DecisionFields
              decision={decision}
              rules={settings.rules}
              kind={target.kind}
              acts={DIRECT_ACTS}
              needsAdmin={false}
            />
          )}
        </Loaded>
        <FormError message={problem} />
      </form>
    </Dialog>
  );
}
