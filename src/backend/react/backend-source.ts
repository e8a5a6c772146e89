import type { Backend } from '..';

/** How far a backend's code has come. */
export interface BackendState {
  /** Null until it is there. */
  backend: Backend | null;
  /** Why the last try failed; null unless it did. */
  error: unknown;
}

/** A backend whose code is fetched when it is first wanted. */
export interface BackendSource {
  /** Begins at the first call. A failure stays, so that rendering again asks for nothing. */
  promise(): Promise<Backend>;
  /** Forgets a failure: the next call of `promise` tries again. */
  renew(): void;
  subscribe(listener: () => void): () => void;
  snapshot(): BackendState;
}

const LOADING: BackendState = { backend: null, error: null };

/** A source of the backend that `load` fetches. */
export function backendSource(load: () => Promise<Backend>): BackendSource {
  const listeners = new Set<() => void>();
  let now = LOADING;
  let asked: Promise<Backend> | null = null;
  const set = (next: BackendState) => {
    now = next;
    for (const tell of listeners) tell();
  };
  return {
    promise() {
      if (!asked) {
        asked = load();
        asked.then(
          (backend) => set({ backend, error: null }),
          (error: unknown) => set({ backend: null, error }),
        );
      }
      return asked;
    },
    renew() {
      if (now.error === null) return;
      asked = null;
      set(LOADING);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => now,
  };
}
