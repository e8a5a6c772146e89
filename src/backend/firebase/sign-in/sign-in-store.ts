import type { StoredText } from '@/stored';
import type { DeviceStore } from './device-store';
import { isStoredUser, type TabSession } from './tab-session';

/**
 * Where the SDK keeps who is signed in: on the device where they asked for it, else in the tabs of this browser session
 * (decision 30). One object for both, so that the SDK hears of other tabs wherever the sign-in lives.
 */
export class SignInStore {
  /** What a sign-in asked for and the browser would not keep: at all, or not even over a reload. */
  #missing: 'device' | 'browser' | null = null;
  #onDevice: boolean;
  #isAsked = false;
  #key = '';
  readonly #listeners = new Set<() => void>();
  #ready: () => void = () => undefined;
  /** Resolves when it is known whether the device can keep anything. */
  readonly ready: Promise<void>;

  constructor(
    private readonly tab: TabSession,
    private readonly device: DeviceStore,
    private readonly keepSignedIn: StoredText,
  ) {
    this.#onDevice = !tab.isOpen() && keepSignedIn.get() === '1';
    this.ready = this.#onDevice ? new Promise((resolve) => (this.#ready = resolve)) : Promise.resolve();
  }

  /** Whether this tab's sign-in, and what it reads, is kept on the device. */
  isOnDevice = (): boolean => this.#onDevice && !this.device.isAway();

  missingPersistence = (): 'device' | 'browser' | null => this.#missing;

  /** Chooses the place of the sign-in that is about to happen. */
  async choose(keep: boolean): Promise<void> {
    this.tab.begin();
    const wasOnDevice = this.#onDevice;
    this.#onDevice = keep && (await this.device.isAvailable()) && this.keepSignedIn.set('1');
    this.#missing = keep && !this.#onDevice ? 'device' : null;
    if (this.#onDevice) {
      this.tab.remove();
      for (const listener of this.#listeners) this.device.listen(this.#key, listener);
    } else {
      this.keepSignedIn.set(null);
      // Not waited for: it may be away.
      if (wasOnDevice) void this.device.remove(this.#key);
    }
  }

  /** Signs out, in all tabs. */
  async leave(uid: string): Promise<void> {
    this.tab.leave(uid);
    if (this.keepSignedIn.get() !== '1') return;
    // The same person may have signed in for good in another tab.
    const kept = await this.device.get(this.#key);
    if (kept?.uid !== uid) return;
    await this.device.remove(this.#key);
    this.keepSignedIn.set(null);
  }

  async get(key: string): Promise<unknown> {
    this.#key = key;
    this.tab.open(key);
    const own = this.tab.own();
    if (own) this.#onDevice = false;
    const kept = this.#onDevice ? await this.device.get(key) : null;
    this.#ready();
    const isFirst = !this.#isAsked;
    this.#isAsked = true;
    if (own || kept) return own ?? kept;
    // Once: whoever signs in elsewhere later tells us.
    return isFirst ? this.tab.ask() : this.tab.own();
  }

  async set(key: string, value: unknown): Promise<void> {
    if (!isStoredUser(value)) return;
    if (this.#onDevice) {
      if (await this.device.set(key, value)) return;
      this.#onDevice = false;
      this.#missing = 'device';
      this.keepSignedIn.set(null);
      void this.device.remove(key);
    }
    if (!this.tab.set(value)) this.#missing ??= 'browser';
  }

  async remove(key: string): Promise<void> {
    this.tab.remove();
    if (this.#onDevice) await this.device.remove(key);
  }

  listen(key: string, listener: () => void): void {
    this.#listeners.add(listener);
    this.tab.listen(listener);
    if (this.#onDevice) this.device.listen(key, listener);
  }

  unlisten(key: string, listener: () => void): void {
    this.#listeners.delete(listener);
    this.tab.unlisten(listener);
    this.device.unlisten(key, listener);
  }
}
