import { sendAsStep } from '../mail/send-as-step';
import { auth } from '../platform/app';
import { createAccountLink } from './account-link';
import { newPasswordEmail, noPasswordEmail } from './password-emails';

/** Mails the link to a new password, once for a wish. Without an account there is nobody to mail to. */
export async function mailPasswordReset(id: string, email: string): Promise<void> {
  const { users } = await auth().getUsers([{ email }]);
  const [account] = users;
  if (!account || account.disabled) return;
  const { uid, providerData } = account;
  const hasPassword = providerData.some(({ providerId }) => providerId === 'password');
  const mail = hasPassword
    ? newPasswordEmail(await createAccountLink({ kind: 'new-password', uid, email }))
    : noPasswordEmail();
  await sendAsStep(`password-reset_${id}`, { uid, email }, mail);
}
