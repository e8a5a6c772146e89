export { InvitesPage } from './invites-page';
export { UnsubscribePage } from './unsubscribe-page';
