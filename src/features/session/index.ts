export { useCountAfter, useWaitingCount } from './api/use-waiting-count';
export { OURS, OUTBOX_DATABASE } from './device';
export { FormSchool } from './form-school';
export { markLoggingOut, rememberAddress, takeAddress } from './post-login-address';
export { type SchoolChange, useSchoolElsewhere } from './school-elsewhere';
export { type SelectedSchool, useSelectedSchool } from './selected-school';
export { type Session, SessionProvider, useMe, useSession, useSignOut } from './session';
export { forgetSignedIn, maySignIn, wasSignedIn } from './signed-in-hint';
export { type SchoolOfForm, useSchoolOf, useSchoolOfForm } from './use-school-of-form';
