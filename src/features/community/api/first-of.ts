import { BackendError } from '@/backend/errors';
import type { Subscribe } from '@/backend/live';

/** How long somebody may wait for what can be done without, in milliseconds. */
const PATIENCE_MS = 3000;

/** The first value of a live read. @throws BackendError when it fails or does not come in time */
export function firstOf<T>(subscribe: Subscribe<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const end = (settle: () => void) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      stop?.();
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new BackendError('deadline-exceeded'))), PATIENCE_MS);
    stop = subscribe({
      next: (value) => end(() => resolve(value)),
      error: (error) => end(() => reject(error)),
    });
    // It may have told at once.
    if (isOver) stop();
  });
}
