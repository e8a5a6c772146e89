import { type ErrorCode, errorCode, retryTime } from '@/backend/errors';
import { Delivery, type Discarded } from './delivery';
import { Entries } from './entries';
import { type Entry, isSame, type Waiting } from './entry';
import { keepChanged } from './entry-store';
import type { OutboxHost } from './host';
import { readEntry } from './read-entry';
import { Refusal } from './refusal';

/** How long a person waits for what they submitted, in milliseconds. What is refused later is kept with its reason. */
const PATIENCE_MS = 4_000;
/** What the server has is shown for so long, or until what the server tells shows it, too. */
const SHOWN_MS = 60_000;
/** After this, a try without an answer has arrived or never will. In milliseconds. */
const LATEST_MS = 60_000;

/** What becomes of something that was sent off; what waits is told by the outbox. */
export type Outcome = 'sent' | 'waits' | 'discarded';

/**
 * The only owner of what was sent off, until the server has answered. Each entry is written by one tab at a time, under
 * an id it has from the start, and never by a queue that nobody can stop: it arrives once, however often the browser is
 * closed in between, or not at all when it is discarded (docs/decisions.md 44).
 */
export class Outbox {
  readonly #entries = new Entries();
  readonly #delivery: Delivery;
  /** Ends of what this page does with an id. */
  readonly #ends = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(private readonly host: OutboxHost) {
    this.#delivery = new Delivery(host, this.#entries);
  }

  get = this.#entries.get;

  subscribe = this.#entries.subscribe;

  /**
   * Sends something off; what waits under the same id is replaced by it. Resolves as soon as it is clear what becomes
   * of it. What is refused later stays with the reason.
   * @throws Refusal for what is refused before that, and is here no more
   */
  send(waiting: Waiting): Promise<Outcome> {
    const entry = fresh(waiting, this.host.uid);
    let [isLate, isRefused] = [false, false];
    this.#delivery.begin(entry);
    // Shown once it is kept: its form forgets it then, and a page that is closed meanwhile would lose it.
    const kept = this.host.store
      .update(entry.id, () => entry)
      // No room, or no store: it waits in memory.
      .catch(() => null)
      .then(() => !this.#isClosed && this.#entries.show(entry));
    const attempt = async () => {
      await kept;
      await this.#attempt(entry, async (error) => {
        isRefused = true;
        if (isLate) return this.#refuse(entry, error);
        await this.#remove(entry);
        await this.#delivery.giveUp(entry);
      });
    };
    const answer = this.#inTurn(entry, attempt).then(
      (): Outcome => (entry.isSent && !entry.isDiscarded ? 'sent' : 'discarded'),
      (error: unknown): Outcome => {
        if (isRefused && !isLate) throw new Refusal(error, entry);
        return isRefused ? 'waits' : 'discarded';
      },
    );
    const waits = async (): Promise<Outcome> => {
      await kept;
      await this.#seemsToWait(entry);
      if (isRefused || !this.#entries.wants(entry)) return answer;
      isLate = true;
      return 'waits';
    };
    return Promise.race([answer, waits()]);
  }

  /** Resolves when the time to wait for an answer is over. */
  #seemsToWait(entry: Entry): Promise<void> {
    if (this.host.isOffline()) return Promise.resolve();
    const isToldOf = this.#entries.until(() => entry.held !== null || !this.#entries.wants(entry));
    return Promise.race([isToldOf, this.host.pause(PATIENCE_MS)]);
  }

  /** Takes up what an earlier visit, or a tab that is gone, has left behind. */
  async resume(): Promise<void> {
    const stored = await this.host.store.all().catch(() => []);
    for (const one of stored) {
      if (one.uid !== this.host.uid) {
        // Somebody else used this device and never signed out: not ours to send or to show.
        await this.host.store.update(one.id, () => null).catch(() => null);
      } else if (!this.#entries.find(one.id)) {
        const entry: Entry = { ...readEntry(one), held: null, progress: null };
        this.#entries.show(entry);
        this.#delivery.takeOver(entry);
        if (entry.isDiscarded) void this.#takeBack(entry);
        else if (!entry.refused) void this.#restore(entry);
      }
    }
  }

  /**
   * Stops an entry: it is never written from now on. What has arrived by then is taken back where that is possible.
   * @returns `was-sent` for what had arrived and stays, null for what the outbox has not
   */
  async discard(id: string): Promise<Discarded | null> {
    const entry = this.#entries.find(id);
    if (!entry || entry.isDiscarded) return null;
    // Off the screen at once; kept until it is certain that nothing of it is at the server.
    this.#entries.change(entry, { isDiscarded: true });
    if (entry.refused) {
      await this.#remove(entry);
      await this.#delivery.giveUp(entry);
      return 'gone';
    }
    const kept = this.host.store
      .update(id, (stored) => (isSame(stored, entry) ? entry : stored))
      .catch(() => null);
    return this.#takeBack(entry, kept);
  }

  /** Sends again what was refused; refused again, it stays with the reason. */
  async retry(id: string): Promise<void> {
    const entry = this.#entries.find(id);
    if (!entry?.refused || entry.isDiscarded) return;
    this.#entries.change(entry, { refused: null });
    const attempt = async () => {
      await keepChanged(this.host.store, entry);
      await this.#attempt(entry, (error) => this.#refuse(entry, error));
    };
    await this.#inTurn(entry, attempt).catch(() => undefined);
  }

  /** What the server tells shows these, too. */
  shown(ids: ReadonlySet<string>): void {
    this.#entries.leave((entry) => entry.isSent && !entry.isDiscarded && ids.has(entry.id));
  }

  /** Its person is signed out: nothing goes on under another account. What is not sent waits in the store. */
  close(): void {
    this.#isClosed = true;
    this.#entries.leave(() => true);
  }

  async #restore(entry: Entry): Promise<void> {
    const attempt = async () => {
      const stored = await this.host.store.update(entry.id, (now) => now).catch(() => entry);
      // Another tab has sent, discarded or replaced it meanwhile.
      if (!isSame(stored, entry) || stored.isDiscarded) return this.#forget(entry);
      if (stored.refused)
        return this.#entries.change(entry, { refused: stored.refused, retryAt: stored.retryAt });
      takeStored(entry, readEntry(stored));
      await this.#attempt(entry, (error) => this.#refuse(entry, error));
    };
    // What was refused is told by the entry.
    await this.#inTurn(entry, attempt).catch(() => undefined);
  }

  /** Tries to bring it to the server, and keeps what became of that. */
  async #attempt(entry: Entry, refused: (error: unknown) => Promise<void>): Promise<void> {
    try {
      await this.#delivery.deliver(entry);
      if (entry.isSent) await this.#sent(entry);
      // Another tab has stopped it.
      else if (!entry.isDiscarded) this.#forget(entry);
    } catch (error) {
      if (this.#entries.wants(entry)) await refused(error);
      throw error;
    } finally {
      this.#delivery.end(entry);
    }
  }

  /** After a try that is under way looks what became of it. */
  #takeBack(entry: Entry, kept: Promise<unknown> = Promise.resolve()): Promise<Discarded> {
    return this.#inTurn(entry, async () => {
      await kept;
      const result = await this.#delivery.deleteOwn(entry);
      if (this.#delivery.isUnanswered(entry)) void this.#lookAgain(entry);
      else await this.#remove(entry);
      return result;
    });
  }

  /** A try that was given up may have arrived after everything else. */
  async #lookAgain(entry: Entry): Promise<void> {
    await this.host.pause(LATEST_MS);
    await this.#inTurn(entry, async () => {
      // The same was sent off anew: then it has to be there.
      if (this.#entries.holds(entry)) await this.#delivery.deleteOwn(entry);
      await this.#remove(entry);
    });
  }

  /** One after another for each id, in this page and among all tabs. */
  #inTurn<T>({ id }: Entry, run: () => Promise<T>): Promise<T> {
    const before = this.#ends.get(id) ?? Promise.resolve();
    const running = before.then(() => this.host.withLock(`schoolgate.outbox.${id}`, run));
    const end = running.then(
      () => undefined,
      () => undefined,
    );
    this.#ends.set(id, end);
    void end.then(() => {
      if (this.#ends.get(id) === end) this.#ends.delete(id);
    });
    return running;
  }

  async #sent(entry: Entry): Promise<void> {
    const stored = await this.host.store
      .update(entry.id, (now) => (isSame(now, entry) && !now.isDiscarded ? null : now))
      .catch(() => null);
    // In another tab, while it was on its way.
    if (isSame(stored, entry)) void this.discard(entry.id);
    else void this.host.pause(SHOWN_MS).then(() => !entry.isDiscarded && this.#forget(entry));
  }

  async #refuse(entry: Entry, error: unknown): Promise<void> {
    this.#entries.change(entry, { refused: errorCode(error), retryAt: retryTime(error), held: null });
    await keepChanged(this.host.store, entry);
  }

  async #remove(entry: Entry): Promise<void> {
    this.#forget(entry);
    // Under no account nothing is taken back.
    if (this.#isClosed) return;
    await this.host.store
      .update(entry.id, (stored) => (isSame(stored, entry) ? null : stored))
      .catch(() => null);
  }

  #forget = (entry: Entry): void => this.#entries.leave((one) => one === entry);
}

/** Another tab may have stored pictures of it meanwhile. */
function takeStored(entry: Entry, stored: Entry): void {
  if (entry.kind === 'post' && stored.kind === 'post') entry.pictures = stored.pictures;
  if (entry.kind === 'profile' && stored.kind === 'profile') entry.imageUrl = stored.imageUrl;
  if (entry.kind === 'group-file' && stored.kind === 'group-file') entry.isStored = stored.isStored;
}

const fresh = (waiting: Waiting, uid: string): Entry => ({
  ...waiting,
  uid,
  refused: null as ErrorCode | null,
  held: null,
  progress: null,
  isSent: false,
  isDiscarded: false,
});
