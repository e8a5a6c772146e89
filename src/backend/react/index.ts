export { BackendProvider, useBackend, useBackendState } from './backend-context';
export { type BackendSource, backendSource } from './backend-source';
export { useLateBackend } from './use-late-backend';
export { type Live, setLive, useLive } from './use-live';
export { useLivePages } from './use-live-pages';
export { type FetchedPages, type Pages, type PagesOptions, usePages } from './use-pages';
export { type Read, useRead } from './use-read';
export { useRefresh, useRefreshCount } from './use-refresh';
