export { BackendProvider, useArrivingBackend, useBackend } from './backend-context';
export { type BackendSource, backendSource } from './backend-source';
export { useLateBackend } from './use-late-backend';
export { type Live, useLive } from './use-live';
export { type LivePages, useLivePages } from './use-live-pages';
export { useReason } from './use-reason';
