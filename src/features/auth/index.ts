export { useGoogleSignIn } from './api/use-google-sign-in';
export { useSignUp } from './api/use-sign-up';
export { Or } from './auth-page';
export { GoogleButton } from './google-button';
export { useInviteCode, withCode } from './invite-code';
export { LogInPage } from './log-in-page';
export { ResetPasswordPage } from './reset-password-page';
export { SignUpFields } from './sign-up-fields';
export { emptySignUp, SignUpPage } from './sign-up-page';
