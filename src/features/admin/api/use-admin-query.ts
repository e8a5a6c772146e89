import type { QueryKey } from '@tanstack/react-query';
import type { Cursor, Page } from '@/backend/live';
import type { AdminPort } from '@/backend/ports/admin';
import { type FetchedPages, type Read, useBackend, usePages, useRead } from '@/backend/react';

/** One read through the console's port, which is fetched first where need be. */
export function useAdminQuery<T>(key: QueryKey, load: (admin: AdminPort) => Promise<T>): Read<T> {
  const { admin } = useBackend();
  return useRead(key, async () => load(await admin()));
}

/** A list of the console, read a page at a time. */
export function useAdminPages<P extends Page<unknown>>(
  key: QueryKey,
  load: (admin: AdminPort, after: Cursor | null) => Promise<P>,
): FetchedPages<P> {
  const { admin } = useBackend();
  return usePages(key, async (after) => load(await admin(), after));
}
