// Each page is a chunk of its own: a visitor of the landing page must not pay for the others.
export const loadLandingPage = () => import('./landing-page').then((module) => module.LandingPage);
export const loadInterestPage = () => import('./interest-page').then((module) => module.InterestPage);
export const loadContactPage = () => import('./contact-page').then((module) => module.ContactPage);
export const loadPrivacyPage = () => import('./privacy-page').then((module) => module.PrivacyPage);
export const loadTermsPage = () => import('./terms-page').then((module) => module.TermsPage);

export type { PublicForms } from './public-forms';
export { REQUEST_ADDRESS } from './request-anchor';
