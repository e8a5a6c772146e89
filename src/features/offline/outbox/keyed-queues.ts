import type { Entry } from './entry';
import { senderOf } from './senders';

/**
 * Who goes first: entries of one line are written in the order in which they were sent off. One that can't get through
 * for now lets the next ones pass.
 */
export class KeyedQueues {
  readonly #trying = new Set<Entry>();
  readonly #waiting = new Set<() => void>();

  /** A try begins: those after it wait for its end. */
  enter(entry: Entry): void {
    this.#trying.add(entry);
  }

  leave(entry: Entry): void {
    this.#trying.delete(entry);
    for (const look of [...this.#waiting]) look();
  }

  /** Resolves when none of those before it is being tried. */
  turn(entry: Entry): Promise<void> {
    const { line } = senderOf(entry);
    const isBefore = (other: Entry) =>
      other.since < entry.since && senderOf(other).line(other) === line(entry);
    return new Promise((resolve) => {
      const look = () => {
        if ([...this.#trying].some(isBefore)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }
}
