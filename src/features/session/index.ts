export { draftKey, forgetDraftsOfOthers, OUTBOX_DATABASE } from './device';
export { rememberAddress, takeAddress } from './post-login-address';
export { type SelectedSchool, useSelectedSchool } from './selected-school';
export { type Session, SessionProvider, useMe, useSession, useSignOut } from './session';
export { wasSignedIn } from './signed-in-hint';
