const MINUTE_MS = 60_000;

/**
 * Counts in this instance's memory how often something came in the present minute. It costs no read or write, so it can
 * stand before everything else; what must hold for a day and over all instances is a rate limit of the database.
 */
export class FloodGuard {
  readonly #max: number;
  readonly #clock: () => number;
  readonly #counts = new Map<string, number>();
  #minute = 0;

  /** @param max how often a minute for one subject */
  constructor(max: number, clock: () => number = () => Date.now()) {
    this.#max = max;
    this.#clock = clock;
  }

  /** Counts one more, and says whether it is within the limit. */
  allows(subject: string): boolean {
    const count = this.#countOf(subject) + 1;
    this.#counts.set(subject, count);
    return count <= this.#max;
  }

  /** Whether one more would be too many. */
  isSpent(subject: string): boolean {
    return this.#countOf(subject) >= this.#max;
  }

  #countOf(subject: string): number {
    const minute = Math.floor(this.#clock() / MINUTE_MS);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts.clear();
    }
    return this.#counts.get(subject) ?? 0;
  }
}
