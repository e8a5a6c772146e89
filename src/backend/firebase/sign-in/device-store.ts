import { indexedDBLocalPersistence } from 'firebase/auth';
import { inTime } from '@/stored';
import { isStoredUser, type StoredUser } from './tab-session';

/** What every place has in which the SDK keeps its user; its public types leave it out. */
export interface SdkStore {
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  _addListener(key: string, listener: () => void): void;
  _removeListener(key: string, listener: () => void): void;
}

const sdkStore = () => new (indexedDBLocalPersistence as unknown as new () => SdkStore)();

/** The SDK's database on this device, which some browsers never open: then it counts as away. */
export class DeviceStore {
  #inner: SdkStore | null = null;
  #isAway = false;

  constructor(private readonly make: () => SdkStore = sdkStore) {}

  isAway = (): boolean => this.#isAway;

  /** Whether it can be written. */
  isAvailable = (): Promise<boolean> =>
    this.#try(async (store) => {
      if (!(await store._isAvailable())) throw new Error('The browser denies its database');
      return true;
    }, false);

  /** What it keeps. Away, it is not asked again: each question would take as long as the first. */
  get = async (key: string): Promise<StoredUser | null> =>
    this.#isAway
      ? null
      : this.#try(async (store) => {
          const value = await store._get(key);
          return isStoredUser(value) ? value : null;
        }, null);

  /** @returns whether it is kept */
  set = (key: string, user: StoredUser): Promise<boolean> =>
    this.#try(async (store) => {
      await store._set(key, user);
      return true;
    }, false);

  /** Resolves when it is removed; at once when the database does not answer. */
  async remove(key: string): Promise<void> {
    const removed = this.#try((store) => store._remove(key), undefined);
    if (!this.#isAway) await removed;
  }

  /** Calls back when another tab has changed it. */
  listen(key: string, listener: () => void): void {
    if (!this.#isAway) this.#store()._addListener(key, listener);
  }

  unlisten(key: string, listener: () => void): void {
    this.#inner?._removeListener(key, listener);
  }

  /** Made when first needed: most visitors have nothing on their device. */
  #store(): SdkStore {
    this.#inner ??= this.make();
    return this.#inner;
  }

  async #try<T>(work: (store: SdkStore) => Promise<T>, otherwise: T): Promise<T> {
    try {
      const result = await inTime(work(this.#store()));
      this.#isAway = false;
      return result;
    } catch {
      this.#isAway = true;
      return otherwise;
    }
  }
}
