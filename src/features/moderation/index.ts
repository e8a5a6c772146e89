export { useReportsWaiting } from './api/use-reports-waiting';
export { ModerateButton } from './direct/moderate-button';
export { useModerate } from './direct/use-moderate';

/** The pages, apart from what stands beside posts, which comes with the feed. */
export const loadModerationPages = () => import('./late');
