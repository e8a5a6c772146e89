export { ReauthenticationProvider } from './reauthentication-provider';
export { useRecentSignIn } from './use-recent-sign-in';
