import type { Entry } from './entry';

type Change = Partial<Pick<Entry, 'held' | 'refused' | 'retryAt' | 'progress' | 'isSent' | 'isDiscarded'>>;

/** What everybody sees of an outbox: a new list with every change. */
export class Entries {
  #all: readonly Entry[] = [];
  readonly #listeners = new Set<() => void>();

  get = (): readonly Entry[] => this.#all;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  find = (id: string): Entry | undefined => this.#all.find((one) => one.id === id);

  /** Whether it is still here: nothing has taken its place. */
  holds = (entry: Entry): boolean => this.#all.includes(entry);

  /** Whether it is still to be sent. */
  wants = (entry: Entry): boolean => this.holds(entry) && !entry.isDiscarded && !entry.isSent;

  /** In the place of what had its id. */
  show(entry: Entry): void {
    this.#set([...this.#all.filter((one) => one.id !== entry.id), entry]);
  }

  /** The entry goes on being the one that is sent. */
  change(entry: Entry, change: Change): void {
    Object.assign(entry, change);
    if (this.holds(entry)) this.#set([...this.#all]);
  }

  /** Lets those go that are none of these. */
  leave(goes: (entry: Entry) => boolean): void {
    if (this.#all.some(goes)) this.#set(this.#all.filter((one) => !goes(one)));
  }

  /** Resolves as soon as it is so. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  #set(entries: readonly Entry[]): void {
    this.#all = entries;
    for (const listener of [...this.#listeners]) listener();
  }
}
