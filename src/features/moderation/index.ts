export { useWaitingCount, useWaitingQuery } from './api/use-waiting-count';
export { ModeratorPage } from './moderator/moderator-page';
export { PendingRequestsPage } from './pending-requests-page';
