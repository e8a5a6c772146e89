import { useCallback, useSyncExternalStore } from 'react';
import { draftKey, useMe } from '@/features/session';
import { storedText } from '@/stored';

const listeners = new Set<() => void>();
/** What the browser would not keep; it lasts for the page. */
const unkept = new Map<string, string>();

const read = (key: string): string => unkept.get(key) ?? storedText('session', key).get() ?? '';

function write(key: string, text: string): void {
  if (storedText('session', key).set(text || null)) unkept.delete(key);
  else unkept.set(key, text);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * What is typed in one place: it outlives a reload and a look at another page, for this tab only. Whoever changes it,
 * also an answer that comes while the page is not on screen, changes it everywhere.
 */
export function useKeptText(place: string): [text: string, setText: (text: string) => void] {
  const { uid } = useMe();
  const key = draftKey(uid, `assistant.${place}`);
  const text = useSyncExternalStore(subscribe, () => read(key));
  return [text, useCallback((next: string) => write(key, next), [key])];
}
