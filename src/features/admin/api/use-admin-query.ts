import { type QueryKey, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Cursor, Page } from '@/backend/live';
import type { AdminPort } from '@/backend/ports/admin';
import { useBackend } from '@/backend/react';

/** Everything the console has read is below this key. */
export const ADMIN = 'admin';

/** One read through the console's port, which is fetched first where need be. */
export function useAdminQuery<T>(key: QueryKey, load: (admin: AdminPort) => Promise<T>) {
  const { admin } = useBackend();
  return useQuery({ queryKey: [ADMIN, ...key], queryFn: async () => load(await admin()) });
}

/** A list read a page at a time. */
export function useAdminPages<P extends Page<unknown>>(
  key: QueryKey,
  load: (admin: AdminPort, after: Cursor | null) => Promise<P>,
) {
  const { admin } = useBackend();
  const pages = useInfiniteQuery({
    queryKey: [ADMIN, ...key],
    queryFn: async ({ pageParam }) => load(await admin(), pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
  const items: P['items'] | undefined = pages.data?.pages.flatMap((page) => page.items);
  return { ...pages, items };
}

export type AdminPages<T> = ReturnType<typeof useAdminPages<Page<T>>>;
