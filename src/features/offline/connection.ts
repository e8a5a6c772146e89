/** How long the server may be silent before we call it out of reach, in milliseconds. */
export const SILENCE_MS = 6000;

/** Whether this device is cut off, from what the browser knows and from whether the server answers. */
export class Connection {
  #onLine: boolean;
  #reached: boolean | null = null;
  #offline: boolean;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(onLine: boolean) {
    this.#onLine = onLine;
    this.#offline = !onLine;
  }

  get = (): boolean => this.#offline;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The browser has a network, or none. That it has one does not mean that the server can be reached. */
  setOnLine(onLine: boolean): void {
    this.#onLine = onLine;
    // Nobody listens to the server: the browser's word is all there is.
    if (!onLine) this.#set(true);
    else if (this.#reached !== false) this.#set(false);
  }

  /** The server answers, or what is on screen comes from this device alone; null while nobody asks it. */
  setReached(reached: boolean | null): void {
    this.#reached = reached;
    clearTimeout(this.#silence);
    if (reached === false) this.#silence = setTimeout(() => this.#set(true), SILENCE_MS);
    else this.#set(!this.#onLine);
  }

  #set(offline: boolean): void {
    if (offline === this.#offline) return;
    this.#offline = offline;
    for (const listener of this.#listeners) listener();
  }
}
