import { lazyComponent } from '@/i18n/lazy-component';

export { JoinRedirect } from './join-redirect';

// Each apart, as a person needs one of them.
export const JoinSchoolPage = lazyComponent(() => import('./join-school-page').then((m) => m.JoinSchoolPage));
export const SchoolSignUpPage = lazyComponent(() =>
  import('./school-sign-up-page').then((m) => m.SchoolSignUpPage),
);
export const WelcomePage = lazyComponent(() => import('./welcome-page').then((m) => m.WelcomePage));
