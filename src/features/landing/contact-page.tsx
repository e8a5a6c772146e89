import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { PageHeader } from '@/ui/page-header';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { PublicForm } from './public-form';
import type { PublicForms } from './public-forms';
import { PublicPage } from './public-page';
import { useSubmission } from './use-submission';

/** `/contact`: a message to the admins, open to everybody. */
export function ContactPage({ forms }: { forms: PublicForms }) {
  const { t } = useTranslation('contact');
  const problem = useValidationMessage();
  const submission = useSubmission({
    formKey: 'contact',
    check: (rules, values) => rules.checkForm({ ...values, form: 'contact' }),
    send: forms.submitForm,
    preload: forms.preload,
  });
  const { problems, state } = submission;
  const sent = state.status === 'sent' && state.input.form === 'contact' ? state.input : null;
  return (
    <PublicPage>
      <div className="mx-auto w-full max-w-column px-4 pt-8">
        <PageHeader title={t('title')} lead={t('lead', { brand: brand.name })} />
        <PublicForm
          submission={submission}
          submitLabel={t('submit')}
          busyLabel={t('busy')}
          sentMessage={sent && t('sent', { name: sent.name })}
        >
          <TextField name="name" autoComplete="name" label={t('name')} error={problem(problems.name)} />
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={t('email')}
            error={problem(problems.email)}
          />
          <TextArea name="message" rows={6} label={t('message')} error={problem(problems.message)} />
        </PublicForm>
      </div>
    </PublicPage>
  );
}
