import { useTranslation } from 'react-i18next';
import { brand } from '@/brand';
import { Button } from '@/ui/button';
import { FormError } from '@/ui/form-error';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { useValidationMessage } from '@/ui/use-validation-message';
import { CopyLink } from './copy-link';
import type { PublicForms } from './public-forms';
import { useFailure } from './use-failure';
import { useSubmission } from './use-submission';

/** Invite section of the waitlist (product §2.1): mails another parent, or copies the address to send by hand. */
export function ShareInvite({ forms }: { forms: PublicForms }) {
  const { t } = useTranslation('interest');
  const problem = useValidationMessage();
  const { state, problems, formProps, forget } = useSubmission({
    formKey: 'share',
    check: (rules, { recipientEmail, requestId }) =>
      rules.checkInvite({
        recipientEmail,
        requestId,
        // Fixed by product §7.1; the mail's words and its link are the server's.
        schoolName: brand.name,
        inviteCode: null,
        inviterName: 'A fellow parent',
        templateKey: 'interested',
      }),
    send: forms.inviteParent,
    preload: forms.preload,
  });
  const failure = useFailure(state, t('share.failed'));
  return (
    <section aria-labelledby="share" className="grid gap-3 rounded-lg bg-accent-soft p-5 md:p-8">
      <h2 id="share" className="text-xl">
        {t('share.title', { brand: brand.name })}
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <form
          {...formProps}
          className="flex min-w-0 flex-1 basis-80 flex-wrap items-end gap-3"
          onSubmit={(event) => {
            // An empty address does nothing (product §5).
            const typed = new FormData(event.currentTarget).get('recipientEmail');
            if (typed === '') event.preventDefault();
            else formProps.onSubmit(event);
          }}
        >
          <div className="min-w-0 flex-1 basis-56">
            <TextField
              name="recipientEmail"
              type="email"
              label={t('share.email')}
              error={problem(problems.recipientEmail)}
            />
          </div>
          <Button type="submit" busy={state.status === 'sending'} busyLabel={t('share.busy')}>
            {t('share.send')}
          </Button>
        </form>
        <CopyLink />
      </div>
      <div>
        <Notice
          message={state.status === 'sent' ? t('share.sent', { email: state.input.recipientEmail }) : null}
          onClear={forget}
        />
        <FormError message={failure} />
      </div>
    </section>
  );
}
