import { lazyComponent } from '@/i18n/lazy-component';

export { useGoogleSignIn } from './api/use-google-sign-in';
export { useInvite } from './api/use-invite';
export { useSignUp } from './api/use-sign-up';
export { signUpDraft } from './auth-drafts';
export { OrDivider } from './auth-page';
export { emptySignUp } from './empty-sign-up';
export { GoogleButton } from './google-button';
export { LogInPage } from './log-in-page';
export { NewPasswordField } from './new-password-field';
export { ResetPasswordPage } from './reset-password-page';
export { SignUpFields } from './sign-up-fields';
export { SignUpPage } from './sign-up-page';
export { TermsNote } from './terms-note';
export { UnconfirmedAddressNote } from './unconfirmed-address-note';
export { useAccountChooser } from './use-account-chooser';
export { useInviteCodeParam, withCode } from './use-invite-code-param';
export { useSecondStep } from './use-second-step';

/** Apart from what signing up takes, which the pages to join a school need, too. */
export const ConfirmPage = lazyComponent(() => import('./confirm-page').then((m) => m.ConfirmPage));
