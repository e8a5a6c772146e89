import type { Firestore } from 'firebase/firestore';
import type { BackendError } from '../../errors';
import type { Observer, Subscribe, Unsubscribe } from '../../live';
import { db } from '../sdk/firestore';

/** How long something is watched for those who ask for it once their code has run, in milliseconds. */
const HELD_MS = 30_000;

/** What is watched before anybody asks for it; whoever does is told what it told last. */
class Ahead<T> {
  readonly #followers = new Set<Observer<T>>();
  readonly #stop: Unsubscribe;
  #tellLast: ((observer: Observer<T>) => void) | null = null;
  #isHeld = true;
  #isOver = false;

  constructor(
    subscribe: Subscribe<T>,
    private readonly onEnd: () => void,
  ) {
    this.#stop = subscribe({
      next: (value) => this.#tell((observer) => observer.next(value)),
      error: (error: BackendError) => {
        // Where the server can't be reached values may follow. After any other error whoever asks begins anew.
        if (error.code !== 'unavailable') this.#end();
        this.#tell((observer) => observer.error(error));
      },
    });
    setTimeout(() => {
      this.#isHeld = false;
      this.#endUnlessFollowed();
    }, HELD_MS);
  }

  #tell(tellOne: (observer: Observer<T>) => void): void {
    this.#tellLast = tellOne;
    for (const observer of [...this.#followers]) tellOne(observer);
  }

  #end(): void {
    this.#isOver = true;
    this.onEnd();
  }

  #endUnlessFollowed(): void {
    if (this.#isHeld || this.#isOver || this.#followers.size > 0) return;
    this.#end();
    this.#stop();
  }

  follow(observer: Observer<T>): Unsubscribe {
    this.#followers.add(observer);
    const tellLast = this.#tellLast;
    // As the SDK does: never before the listener is returned. What came meanwhile has been told.
    if (tellLast)
      queueMicrotask(() => {
        if (this.#followers.has(observer) && this.#tellLast === tellLast) tellLast(observer);
      });
    return () => {
      this.#followers.delete(observer);
      this.#endUnlessFollowed();
    };
  }
}

/** Of each database, as another one has other rights, and nothing is told of one that was closed. */
const known = new WeakMap<Firestore, Map<string, Ahead<unknown>>>();

function ofDatabase(): Map<string, Ahead<unknown>> {
  const found = known.get(db()) ?? new Map<string, Ahead<unknown>>();
  known.set(db(), found);
  return found;
}

/** Watches something for whoever is going to ask for it under this name. */
export function watchAhead<T>(name: string, subscribe: Subscribe<T>): void {
  const all = ofDatabase();
  if (!all.has(name))
    all.set(name, new Ahead<unknown>(subscribe as Subscribe<unknown>, () => all.delete(name)));
}

/**
 * Watches something, or follows what is watched under this name already: that tells at once, where a listener of the
 * SDK's own would wait in line behind those of all parts of the page.
 */
export function watchNamed<T>(name: string, subscribe: Subscribe<T>, observer: Observer<T>): Unsubscribe {
  const ahead = ofDatabase().get(name) as Ahead<T> | undefined;
  return ahead ? ahead.follow(observer) : subscribe(observer);
}
