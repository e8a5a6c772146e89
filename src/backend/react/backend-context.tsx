import { createContext, type ReactNode, use } from 'react';
import type { Backend } from '..';

const BackendContext = createContext<Promise<Backend> | null>(null);

/** Gives everything below a backend that is still on its way; what needs it suspends until it is there. */
export function BackendProvider({ backend, children }: { backend: Promise<Backend>; children: ReactNode }) {
  return <BackendContext value={backend}>{children}</BackendContext>;
}

/** The backend of this part of the app. Suspends while its code loads. */
export function useBackend(): Backend {
  const backend = use(BackendContext);
  if (!backend) throw new Error('useBackend needs a BackendProvider above it');
  return use(backend);
}
