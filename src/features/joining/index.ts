export { JoinRedirect } from './join-redirect';
export { JoinSchoolPage } from './join-school-page';
export { SchoolSignUpPage } from './school-sign-up-page';
export { WelcomePage } from './welcome-page';
