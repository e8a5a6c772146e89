export { AdminPage } from './admin-page';
export { PreviewBanner } from './preview-banner';
export { SchoolGate } from './schools/school-gate';
export { StatsPage } from './stats/stats-page';
export { UsersPage } from './users/users-page';
