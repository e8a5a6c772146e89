import { loadContactPage, loadInterestPage, loadLandingPage } from '@/features/landing';
import { lazyPage } from '@/i18n/lazy-page';

/** Pages that need no backend to paint: prerendered, and without Firebase in what they load (design §5). */
export const LandingPage = lazyPage(loadLandingPage, ['landing']);
export const InterestPage = lazyPage(loadInterestPage, ['landing', 'interest']);
export const ContactPage = lazyPage(loadContactPage, ['landing', 'contact']);
