/**
 * Acts that were asked for and confirmed, and are not done yet: they can be undone until their time is over. One store
 * for the page, so that they outlive the screen they were asked for on.
 */
export interface Undoable {
  /** Does it. Failures are its own business. */
  commit: () => Promise<void>;
  /** Called when it left the store in either way. */
  onSettled: () => void;
}

const acts = new Map<string, Undoable>();
const listeners = new Set<() => void>();

// The browser asks before it closes the page: whoever leaves all the same has not done it.
const hold = (event: BeforeUnloadEvent) => event.preventDefault();

function changed(): void {
  if (acts.size > 0) window.addEventListener('beforeunload', hold);
  else window.removeEventListener('beforeunload', hold);
  for (const listener of listeners) listener();
}

function take(key: string): Undoable | undefined {
  const act = acts.get(key);
  if (!act) return undefined;
  acts.delete(key);
  changed();
  act.onSettled();
  return act;
}

/** Keeps an act until it is committed or undone. One that waits under this key already is done first. */
export function schedule(key: string, act: Undoable): void {
  void commit(key);
  acts.set(key, act);
  changed();
}

export const isPending = (key: string): boolean => acts.has(key);

/** Does it now. */
export async function commit(key: string): Promise<void> {
  await take(key)?.commit();
}

/** Forgets it. */
export const undo = (key: string): boolean => take(key) !== undefined;

/** Does now all that waits: before the person who asked for it is signed out. */
export async function commitAll(): Promise<void> {
  await Promise.all([...acts.keys()].map(commit));
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
