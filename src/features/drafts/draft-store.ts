import { DAY_MS } from '@/domain/time';
import { type StoredText, tellStored } from '@/stored';
import { losesOnReload } from '@/unsaved';
import { type Kept, readKept } from './keys';

/** Names and addresses that were typed stay on a device for a day at most (docs/decisions.md 45). */
export const KEPT_MS = DAY_MS;

/** Pictures make a draft a text that takes the browser long to keep, in characters: while one types, once in so many milliseconds. */
const LONG = 100_000;
const REST_MS = 1_000;

/** What somebody is writing in one form, stored where it outlives the page. */
export class DraftStore<V> {
  #device: StoredText | null;
  #read: { text: string | null; value: V | null } = { text: null, value: null };
  readonly #listeners = new Set<(isElsewhere: boolean) => void>();
  #isTypedHere = false;
  #hasEnded = false;
  /** A long one that is kept in a moment, or when the page goes. */
  #unkept: { value: V | null; text: string } | null = null;
  #restsUntil = 0;

  /**
   * @param tab what this tab alone keeps
   * @param device what all tabs of this browser share; null where no sign-in is kept
   */
  constructor(
    private readonly tab: StoredText,
    device: StoredText | null,
    private readonly now: () => number = Date.now,
  ) {
    this.#device = device;
    for (const stored of [tab, device])
      if ((readKept(stored?.get() ?? null)?.at ?? now()) < now() - KEPT_MS) stored?.set(null);
  }

  /** Null when nothing is being written. */
  get = (): V | null => {
    if (this.#unkept) return this.#unkept.value;
    // The tab's first: after a log-out elsewhere it has what the device had to forget.
    const text = this.tab.get() ?? this.#device?.get() ?? null;
    // The same value until there is another one.
    if (text !== this.#read.text) this.#read = { text, value: readKept<V>(text)?.value ?? null };
    return this.#read.value;
  };

  /** Calls back with whether it was another tab that changed it. */
  subscribe = (listener: (isElsewhere: boolean) => void): (() => void) => {
    this.#listeners.add(listener);
    tellStored();
    return () => {
      this.#listeners.delete(listener);
      tellStored();
    };
  };

  /** Whether its form is on screen. */
  get isShown(): boolean {
    return this.#listeners.size > 0;
  }

  /** Null once it is sent off or given up. */
  set(value: V | null): void {
    if (value === null && this.get() === null) return;
    this.#isTypedHere = value !== null;
    this.#keep(value);
    this.#tell(false);
  }

  /** On screen in this tab, or typed in it. */
  isHere = (): boolean => this.#isTypedHere || this.isShown;

  /** Another tab has gone on with it, or is finished with it. */
  follow(): void {
    this.#unkept = null;
    this.tab.set(null);
    losesOnReload(this, false);
    this.#tell(true);
  }

  /** The device may keep it no longer: the tab does for the same person, as long as it is open. */
  holdInTab(): void {
    const value = this.get();
    this.#restsUntil = 0;
    this.#device?.set(null);
    this.#device = null;
    if (value !== null) this.#keep(value);
  }

  /** Its person has left: what comes late, such as an answer, is kept no more. */
  end(): void {
    this.#unkept = null;
    this.#hasEnded = true;
    losesOnReload(this, false);
  }

  #keep(value: V | null): void {
    if (this.#hasEnded) return;
    const text = JSON.stringify({ at: this.now(), value } satisfies Kept<V>);
    const isWaiting = this.#unkept !== null;
    this.#unkept = { value, text };
    if (value === null || this.now() >= this.#restsUntil) this.#flush();
    else if (!isWaiting) setTimeout(this.#flush, REST_MS);
    window.addEventListener('pagehide', this.#flush);
  }

  #flush = (): void => {
    if (!this.#unkept) return;
    const { value, text } = this.#unkept;
    this.#unkept = null;
    this.#restsUntil = text.length > LONG ? this.now() + REST_MS : 0;
    this.#write(text, value === null);
  };

  #write(text: string, isOver: boolean): void {
    // Also that it is over, by which other tabs tell it from one that a log-out removes.
    const isShared = this.#device?.set(text) ?? false;
    if (isOver || !isShared) this.#device?.set(null);
    const isInTab = this.tab.set(isOver || isShared ? null : text);
    losesOnReload(this, !isOver && !isShared && !isInTab);
  }

  #tell(isElsewhere: boolean): void {
    for (const listener of this.#listeners) listener(isElsewhere);
  }
}
