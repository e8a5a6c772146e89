export { ModeratorPage } from './moderator/moderator-page';
export { NameChanges } from './moderator/name-changes';
export { PendingRequestsPage } from './pending-requests-page';
