import type { SignUpInput } from '@/domain/inputs/password';
import { isInstalledApp } from '@/ui/installed-app';

/** What the form of a new account begins with. */
export const emptySignUp = (): SignUpInput => ({
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  keepSignedIn: isInstalledApp(),
});
