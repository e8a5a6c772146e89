import { type ComponentType, useSyncExternalStore } from 'react';
import { LazyBoundary } from '@/ui/lazy-boundary';

/** How long what was read stays live for somebody who is about to go there, in milliseconds. */
const HELD_MS = 10_000;

interface Held {
  path: string;
  Data: ComponentType;
}

let held: readonly Held[] = [];
const listeners = new Set<() => void>();

function hold(next: readonly Held[]): void {
  held = next;
  for (const tell of listeners) tell();
}

/** Has the data of a page read for a moment (routes.ts), for whoever is about to show it: they share what is read. */
export function prefetchData(path: string, Data: ComponentType): void {
  const one = { path, Data };
  hold([...held.filter((other) => other.path !== path), one]);
  setTimeout(() => hold(held.filter((other) => other !== one)), HELD_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const nothing = () => null;

/** Reads the data of pages that somebody is about to open, and draws nothing. It stands where a member is known. */
export function PrefetchedData() {
  const all = useSyncExternalStore(subscribe, () => held);
  return all.map(({ path, Data }) => (
    <LazyBoundary key={path} failed={nothing}>
      <Data />
    </LazyBoundary>
  ));
}
