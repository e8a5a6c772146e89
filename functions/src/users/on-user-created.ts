import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { mailFirstVerification } from '../accounts/mail-verification';
import { SMTP_PASSWORD } from '../mail/config';
import { TRIGGER } from '../platform/options';
import { runStepsOnce } from '../platform/steps';

const OPTIONS = { ...TRIGGER, document: 'users/{uid}', secrets: [SMTP_PASSWORD] };

/** All that follows from a new account. Here and not at the client, which might never ask for the mail. */
export const onUserCreated = onDocumentCreated(OPTIONS, async (event) => {
  if (!event.data) return;
  const { id: uid } = event.data;
  await runStepsOnce(
    event.id,
    [{ name: 'verification-mail', run: () => mailFirstVerification(uid, event.id) }],
    { uid },
  );
});
