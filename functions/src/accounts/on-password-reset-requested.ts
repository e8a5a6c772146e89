import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { SMTP_PASSWORD } from '../mail/config';
import { TRIGGER } from '../platform/options';
import { runStepsOnce } from '../platform/steps';
import { mailPasswordReset } from './mail-password-reset';

const OPTIONS = { ...TRIGGER, document: '_passwordResets/{id}', secrets: [SMTP_PASSWORD] };

/** Mails the link to a new password to whom there is an account of. Afterwards nothing holds the address any more. */
export const onPasswordResetRequested = onDocumentCreated(OPTIONS, async (event) => {
  if (!event.data) return;
  const { id, ref } = event.data;
  const email = String(event.data.get('email'));
  await runStepsOnce(event.id, [{ name: 'password-reset-mail', run: () => mailPasswordReset(id, email) }], {
    id,
  });
  await ref.delete();
});
