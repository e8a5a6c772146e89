import type { LogInInput } from '@/domain/inputs/account';
import type { SignUpInput } from '@/domain/inputs/password';
import { draftFormKeys, VISITOR, visitorDraft } from '@/features/drafts';

/** What is typed to sign up, on /signup or on a school's own page. */
export const signUpDraft = (schoolId = '') => visitorDraft<Partial<SignUpInput>>(`sign-up.${schoolId}`);
/** The address that is typed to log in or to reset a password. */
export const logInDraft = () => visitorDraft<Partial<LogInInput>>('log-in');

/** Removes what was typed on these pages after a sign-in: the next visitor of the tab must not see it. */
export function forgetAuthDrafts(): void {
  logInDraft().set(null);
  for (const formKey of draftFormKeys(VISITOR))
    if (formKey.startsWith('sign-up.')) visitorDraft(formKey).set(null);
}
