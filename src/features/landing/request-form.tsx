import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Select } from '@/ui/select';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { PublicForm } from './public-form';
import type { PublicForms } from './public-forms';
import { REQUEST, showRequest } from './request-anchor';
import { Slip } from './slip';
import { useSubmission } from './use-submission';

const roles = ['parent', 'association', 'staff', 'other'] as const;

/** Footer form: ask for an invite code or start a community (product §5). */
export function RequestForm({ forms }: { forms: PublicForms }) {
  const { t } = useTranslation('below-the-fold');
  const problem = useValidationMessage();
  const { hash } = useLocation();
  // Whoever was sent here from another page comes for this form.
  useEffect(() => {
    if (hash === `#${REQUEST}`) showRequest();
  }, [hash]);
  const submission = useSubmission({
    formKey: 'request',
    check: (rules, values) => rules.checkForm({ ...values, form: 'request' }),
    send: forms.submitForm,
    preload: forms.preload,
  });
  const { problems, state } = submission;
  const sent = state.status === 'sent' && state.input.form === 'request' ? state.input : null;
  return (
    <Slip id={REQUEST} cutLabel={t('request.slip')} title={t('request.title')} lead={t('request.lead')}>
      <PublicForm
        submission={submission}
        submitLabel={t('request.submit')}
        busyLabel={t('request.busy')}
        sentMessage={sent && t('request.sent', { school: sent.school })}
      >
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={t('request.email')}
          error={problem(problems.email)}
        />
        <TextField
          name="school"
          autoComplete="organization"
          label={t('request.school')}
          error={problem(problems.school)}
        />
        <Select
          name="role"
          label={t('request.role')}
          placeholder={t('request.rolePlaceholder')}
          options={roles.map((value) => ({ value, label: t(`request.roles.${value}`) }))}
          error={problem(problems.role)}
        />
      </PublicForm>
    </Slip>
  );
}
