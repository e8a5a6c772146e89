import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { PublicForm } from './public-form';
import type { PublicForms } from './public-forms';
import { useSubmission } from './use-submission';

/** The sheet one puts one's name on (product §2.1). */
export function WaitlistForm({ forms }: { forms: PublicForms }) {
  const { t } = useTranslation('interest');
  const problem = useValidationMessage();
  const submission = useSubmission({
    formKey: 'waitlist',
    check: (rules, values) => rules.checkForm({ ...values, form: 'waitlist' }),
    send: forms.submitForm,
    preload: forms.preload,
  });
  const { problems, state } = submission;
  const sent = state.status === 'sent' && state.input.form === 'waitlist' ? state.input : null;
  return (
    <section aria-labelledby="waitlist" className="contents">
      <div className="grid content-start gap-3 lg:pb-28">
        <h2 id="waitlist" className="text-2xl">
          {t('waitlist.title')}
        </h2>
        <p className="max-w-[32rem]">{t('waitlist.lead')}</p>
        <p className="flex max-w-[32rem] gap-2 text-muted text-sm">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('waitlist.privacy')}
        </p>
      </div>
      <div className={sheet}>
        <PublicForm
          submission={submission}
          submitLabel={t('waitlist.submit')}
          busyLabel={t('waitlist.busy')}
          sentMessage={sent && t('waitlist.sent', { school: sent.school, email: sent.email })}
        >
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            label={t('waitlist.email')}
            error={problem(problems.email)}
          />
          <TextField name="school" label={t('waitlist.school')} error={problem(problems.school)} />
        </PublicForm>
      </div>
    </section>
  );
}

// A sheet of paper, pegged to the fence at both upper corners.
const sheet =
  'relative rounded-sm border border-line bg-surface px-5 pt-7 pb-5 shadow-floating md:px-7 md:pt-9 md:pb-7 ' +
  'before:absolute before:-top-2.5 before:left-6 before:h-6 before:w-3 before:rotate-3 before:rounded-sm before:bg-danger ' +
  'after:absolute after:-top-2.5 after:right-6 after:h-6 after:w-3 after:-rotate-2 after:rounded-sm after:bg-danger';
