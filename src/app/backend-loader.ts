import type { Backend } from '@/backend';
import { loadChunk } from '@/i18n/load-chunk';

let loading: Promise<Backend> | null = null;

/** Firebase, fetched once and only by pages that need it. A failed fetch is tried again by the next caller. */
export function loadFirebaseBackend(): Promise<Backend> {
  loading ??= loadChunk(() => import('@/backend/firebase'))
    .then((module) => module.openFirebase())
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
