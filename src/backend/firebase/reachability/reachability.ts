/** Time that listeners have to get through to a server that answers, in milliseconds: a slow network needs some. */
const STUCK_MS = 15_000;
/** After this long without a word from the server it is time to make sure, in milliseconds. */
export const DOUBT_MS = 4_000;
/** A single look that stays unanswered so long counts for two, in milliseconds. */
const LONG_MS = 2_000;
/** The database refuses for want of quota: it is tried again within a minute and a half. In milliseconds. */
const FULL_MS = 100_000;
/** Between two looks while it is not sure yet, and while the server is silent: ever longer. In milliseconds. */
const SOON_MS = 1_000;
const LATEST_MS = 30_000;

/** What it takes to make sure; replaced in tests. */
export interface ReachabilityHost {
  /** Whether the server answers at all. Reads nothing that is billed. */
  probe(): Promise<boolean>;
  /** Makes listeners that wait for the server try at once. */
  reconnect(): Promise<void>;
}

/** A live read, as far as it tells whether the server answers. */
export interface LiveRead {
  snapshot(fromCache: boolean): void;
  stop(): void;
}

/**
 * Whether the server answers: not what the browser thinks of its network, but what becomes of what we ask. Failures,
 * long silences and the browser's own events are reasons to make sure; only two unanswered looks in a row, or
 * listeners that stay cut off, make it silent, and only an answer ends that. While all is well it asks nothing.
 */
export class Reachability {
  #offline = false;
  #hasAnswered = false;
  #looking = false;
  #full: ReturnType<typeof setTimeout> | null = null;
  #reconnected = Number.NEGATIVE_INFINITY;
  #connecting: Promise<void> = Promise.resolve();
  #wake: () => void = () => undefined;
  /** Every live read, with whether it is in step with the server. */
  readonly #liveReads = new Map<LiveRead, boolean>();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly host: ReachabilityHost) {}

  isOffline = (): boolean => this.#offline;

  /** Whether the server has answered and has not fallen silent since. */
  isOnline = (): boolean => this.#hasAnswered && !this.#offline;

  /** Whether the server answers, and refuses everybody because its quota is used up. */
  isQuotaExceeded = (): boolean => this.#full !== null;

  /** Calls back whenever `isOffline`, `isOnline` or `isQuotaExceeded` changes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Something that only the server knows has arrived. A listener that came back by itself ends no silence before all
   * has connected anew: what is written goes another way, which would wait for half a minute more.
   */
  confirmOnline(): void {
    if (this.#offline) void this.#reconnect().then(() => this.#back());
    else this.#back();
  }

  #back(): void {
    this.#looking = false;
    this.#wake();
    this.#set(false, true);
  }

  /** The server has said that its quota is used up; true until a try later is not refused so. */
  quotaExceeded(): void {
    const wasFull = this.isQuotaExceeded();
    if (this.#full) clearTimeout(this.#full);
    this.#full = setTimeout(() => {
      this.#full = null;
      this.#tell();
    }, FULL_MS);
    if (!wasFull) this.#tell();
  }

  /** There is reason to doubt: looks whether the server answers, at once also when it has been silent for long. */
  check(): void {
    this.#wake();
    if (this.#looking) return;
    this.#looking = true;
    void this.#look();
  }

  /** Runs a call, and makes sure of the server when the call takes long. */
  async withTimeoutCheck<T>(call: () => Promise<T>): Promise<T> {
    const doubt = setTimeout(() => this.check(), DOUBT_MS);
    try {
      return await call();
    } finally {
      clearTimeout(doubt);
    }
  }

  /** Follows a live read from its start. */
  startLiveRead(): LiveRead {
    let isFirst = true;
    const doubt = setTimeout(() => {
      if (this.#isCutOff()) this.check();
    }, DOUBT_MS);
    const liveRead: LiveRead = {
      snapshot: (fromCache) => {
        const wasInStep = this.#liveReads.get(liveRead);
        this.#liveReads.set(liveRead, !fromCache);
        if (fromCache && wasInStep && this.#isCutOff()) this.check();
        // A first word may be what another listener heard before the silence.
        if (!fromCache && isFirst && this.#offline) this.check();
        else if (!fromCache && !wasInStep) this.confirmOnline();
        isFirst = false;
      },
      stop: () => {
        clearTimeout(doubt);
        this.#liveReads.delete(liveRead);
      },
    };
    this.#liveReads.set(liveRead, false);
    return liveRead;
  }

  /** All that is on screen comes from this device alone. */
  #isCutOff = (): boolean =>
    this.#liveReads.size > 0 && [...this.#liveReads.values()].every((inStep) => !inStep);

  async #look(): Promise<void> {
    const since = Date.now();
    let [misses, silentLooks] = [0, 0];
    while (this.#looking) {
      const began = Date.now();
      const answered = await this.host.probe();
      if (!this.#looking) return;
      // What is asked before that is over would find no network.
      if (answered) await this.#reconnect();
      if (!this.#looking) return;
      if (answered && !this.#isCutOff()) return this.confirmOnline();
      if (!answered) misses += Date.now() - began >= LONG_MS ? 2 : 1;
      if (misses > 1 || Date.now() - since >= STUCK_MS) this.#set(true, this.#hasAnswered);
      if (this.#offline) silentLooks += 1;
      await this.#pause(Math.min(SOON_MS * 2 ** silentLooks, LATEST_MS));
    }
  }

  /** The first answer after a silence: listeners would wait up to a minute. Not again while they are connecting. */
  #reconnect(): Promise<void> {
    if (this.#offline && Date.now() - this.#reconnected >= STUCK_MS) {
      this.#reconnected = Date.now();
      this.#connecting = this.host.reconnect();
    }
    return this.#connecting;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #set(offline: boolean, hasAnswered: boolean): void {
    if (offline === this.#offline && hasAnswered === this.#hasAnswered) return;
    // What connected anew in the last silence has been cut again by this one.
    if (offline && !this.#offline) this.#reconnected = Number.NEGATIVE_INFINITY;
    this.#offline = offline;
    this.#hasAnswered = hasAnswered;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
