export { ModeratorPage } from './moderator/moderator-page';
export { PendingRequestsPage } from './pending-requests-page';
