export { ContactSection } from './contact-section';
export { ContactsPage } from './contacts-page';
