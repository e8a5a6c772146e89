import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { CommunityRule } from '@/domain/community-rules';
import { ACTS_ON_PEOPLE, type ModerationCase } from '@/domain/entities/moderation-case';
import { useDraftStore } from '@/features/drafts';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { actsAbout, mostNamedRule } from '../acts/acts-of';
import { decisionFormKey } from '../acts/decision-draft';
import { DecisionFields } from '../acts/decision-fields';
import { useDecision } from '../acts/use-decision';
import { useIsSure } from '../acts/use-is-sure';
import { useDecide } from '../api/use-decide';

interface Props {
  about: ModerationCase;
  rules: readonly CommunityRule[];
}

/** The form of a decision about a case as its reader has looked at it. */
export function DecisionForm({ about, rules }: Props) {
  const { t } = useTranslation('moderation');
  const { isAdmin } = useMe();
  const formKey = decisionFormKey(about.id);
  const store = useDraftStore(formKey);
  const deciding = useDecide(() => store.set(null));
  const acts = actsAbout(about);
  const needsAdmin = about.subjectIsStaff && !isAdmin;
  const decision = useDecision({
    formKey,
    rules,
    suggested: mostNamedRule(about.reports),
    acts: needsAdmin ? acts.filter((act) => !ACTS_ON_PEOPLE.includes(act)) : acts,
  });
  const isSure = useIsSure(about.kind);
  const now = about.updatedAt.getTime();
  const [seen, setSeen] = useState(now);
  const [hasChanged, setChanged] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (deciding.isPending) return;
    setChanged(false);
    deciding.reset();
    // What has come while it was decided is to be seen first.
    if (seen !== now) {
      setSeen(now);
      setChanged(true);
      return;
    }
    const made = decision.make();
    if (!made || !(await isSure(made))) return;
    const own = about.reports.map(({ id }) => id);
    const badFaith = decision.draft.badFaith.filter((id) => own.includes(id));
    deciding.mutate({ caseId: about.id, seen: now, ...made, badFaith });
  };

  const code = deciding.error && errorCode(deciding.error);
  const problem =
    hasChanged || code === 'aborted'
      ? t('changed')
      : code === 'role-needs-admin'
        ? t('act.needsAdmin')
        : undefined;
  return (
    <form noValidate data-draft="kept" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <DecisionFields
        decision={decision}
        rules={rules}
        kind={about.kind}
        acts={acts}
        needsAdmin={needsAdmin}
      />
      <FormError message={problem} />
      <Button
        type="submit"
        busy={deciding.isPending}
        busyLabel={t('decision.busy')}
        className="justify-self-start"
      >
        {t('decision.submit')}
      </Button>
    </form>
  );
}
