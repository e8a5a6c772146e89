import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/** By cache, which lives as long as the app is open. */
const kept = new WeakMap<QueryClient, Map<string, unknown>>();

/**
 * A value that stays the same as long as the app is open, also where one goes to another page and back, until it is changed.
 * @param name says which one, and of what
 * @param find what it is when it is first asked for
 */
export function useWhileOpen<T>(name: string, find: () => T): [value: T, change: (next: T) => void] {
  const client = useQueryClient();
  const values = kept.get(client) ?? new Map<string, unknown>();
  kept.set(client, values);
  if (!values.has(name)) values.set(name, find());
  return [values.get(name) as T, (next) => void values.set(name, next)];
}
