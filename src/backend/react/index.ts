export { BackendProvider, useBackend } from './backend-context';
export { type Live, useLive } from './use-live';
export { useReason } from './use-reason';
