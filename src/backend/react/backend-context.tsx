import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Backend } from '..';
import type { BackendSource, BackendState } from './backend-source';

const BackendContext = createContext<BackendSource | null>(null);

/** Gives everything below a backend that may still be on its way. */
export function BackendProvider({ source, children }: { source: BackendSource; children: ReactNode }) {
  return <BackendContext value={source}>{children}</BackendContext>;
}

export function useBackendSource(): BackendSource {
  const source = use(BackendContext);
  if (!source) throw new Error('useBackend needs a BackendProvider above it');
  return source;
}

/** The backend of this part of the app. Suspends while its code loads. */
export function useBackend(): Backend {
  const source = useBackendSource();
  return source.snapshot().backend ?? use(source.promise());
}

/** The same for what can be shown before the backend is there. Neither suspends nor begins to load it. */
export function useBackendState(): BackendState {
  const source = useBackendSource();
  return useSyncExternalStore(source.subscribe, source.snapshot, source.snapshot);
}
