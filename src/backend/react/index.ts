export { BackendProvider, useBackend } from './backend-context';
export { type Live, useLive } from './use-live';
export { type LivePages, useLivePages } from './use-live-pages';
export { useReason } from './use-reason';
