export { usePendingRequests } from './api/use-pending-requests';
export { ModeratorPage } from './moderator/moderator-page';
export { PendingRequestsPage } from './pending-requests-page';
