import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore, type SdkStore } from './device-store';
import { SignInStore } from './sign-in-store';
import { type Message, type StoredUser, TabSession } from './tab-session';

const KEY = 'firebase:authUser:key:[DEFAULT]';
const ana: StoredUser = { uid: 'ana', token: 'x' };

type Trouble = 'never answers' | 'refuses' | 'is not available' | null;

function aDevice(trouble: Trouble, stored: StoredUser | null = null) {
  const values = new Map<string, unknown>(stored ? [[KEY, stored]] : []);
  const listeners = new Set<() => void>();
  const answer = <T>(value: T): Promise<T> => {
    if (trouble === 'never answers') return new Promise(() => undefined);
    return trouble === 'refuses' ? Promise.reject(new Error('UnknownError')) : Promise.resolve(value);
  };
  const store: SdkStore = {
    _isAvailable: () => answer(trouble === null),
    _get: (key) => answer(values.get(key) ?? null),
    _set: (key, value) => answer(void values.set(key, value)),
    _remove: (key) => answer(void values.delete(key)),
    _addListener: (_key, listener) => void listeners.add(listener),
    _removeListener: (_key, listener) => void listeners.delete(listener),
  };
  return { store, values, listeners };
}

interface Wishes {
  trouble?: Trouble;
  wish?: string | null;
  device?: StoredUser | null;
  tab?: StoredUser | null;
  localDenied?: boolean;
  tabDenied?: boolean;
}

function aSignInStore({
  trouble = null,
  wish = null,
  device = null,
  tab = null,
  localDenied,
  tabDenied,
}: Wishes = {}) {
  const kept = aDevice(trouble, device);
  const texts = new Map(tab ? [[KEY, JSON.stringify(tab)] as const, ['schoolgate.session', 's1']] : []);
  const said: Message[] = [];
  const session = new TabSession({
    text: (key) => ({
      get: () => texts.get(key) ?? null,
      set(text) {
        if (!tabDenied) texts.set(key, text ?? '');
        if (text === null) texts.delete(key);
        return !tabDenied;
      },
    }),
    send: (message) => void said.push(message),
    hold: () => () => undefined,
    openSessions: () => Promise.resolve([]),
    ended: new Set<string>(),
    newId: () => 's2',
    mayJoin: () => true,
  });
  let note = wish;
  const store = new SignInStore(session, new DeviceStore(() => kept.store), {
    get: () => note,
    set(text) {
      if (localDenied) return false;
      note = text;
      return true;
    },
  });
  return { store, kept, texts, said, wish: () => note };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function patiently<T>(work: Promise<T>): Promise<T> {
  void vi.advanceTimersByTimeAsync(20_000);
  return work;
}

describe('The place of a sign-in', () => {
  it('is the device where that was asked for', async () => {
    const { store, kept, texts, wish } = aSignInStore();
    expect(await store.get(KEY)).toBeNull();
    const heard = () => undefined;
    store.listen(KEY, heard);
    await store.choose(true);
    await store.set(KEY, ana);
    expect([kept.values.get(KEY), wish(), store.isOnDevice()]).toEqual([ana, '1', true]);
    expect(kept.listeners).toEqual(new Set([heard]));
    expect(texts.size).toBe(0);
    expect(store.missingPersistence()).toBeNull();
  });

  it('is the tab otherwise, and the device is not even opened', async () => {
    const { store, kept, texts } = aSignInStore({ trouble: 'never answers' });
    await store.ready;
    expect(await store.get(KEY)).toBeNull();
    await store.choose(false);
    await store.set(KEY, ana);
    expect(await store.get(KEY)).toEqual(ana);
    expect(texts.get(KEY)).toBe(JSON.stringify(ana));
    expect([kept.values.size, store.isOnDevice(), store.missingPersistence()]).toEqual([0, false, null]);
  });

  it('is found again on the device by a later visit', async () => {
    const { store } = aSignInStore({ wish: '1', device: ana });
    expect(await store.get(KEY)).toEqual(ana);
    await store.ready;
    expect(store.isOnDevice()).toBe(true);
  });

  it('is the tab’s own before the device’s: nobody is overwritten', async () => {
    const ben = { uid: 'ben' };
    const { store, kept } = aSignInStore({ wish: '1', device: ana, tab: ben });
    await store.ready;
    expect(await store.get(KEY)).toEqual(ben);
    expect(store.isOnDevice()).toBe(false);
    await store.leave('ben');
    expect(kept.values.get(KEY)).toEqual(ana);
  });

  it('gives the device up when the next sign-in is not to be kept', async () => {
    const { store, kept, wish } = aSignInStore({ wish: '1', device: ana });
    await store.get(KEY);
    await store.choose(false);
    expect([kept.values.size, wish()]).toEqual([0, null]);
  });
});

describe('A device that keeps nothing', () => {
  it.each<Trouble>(['never answers', 'refuses', 'is not available'])(
    'that %s is replaced by the tab, and said to be',
    async (trouble) => {
      const { store, texts, wish } = aSignInStore({ trouble });
      await store.get(KEY);
      await patiently(store.choose(true));
      await store.set(KEY, ana);
      expect(texts.get(KEY)).toBe(JSON.stringify(ana));
      expect([wish(), store.isOnDevice(), store.missingPersistence()]).toEqual([null, false, 'device']);
    },
  );

  it.each<Trouble>(['never answers', 'refuses'])('that %s lets a later visit begin', async (trouble) => {
    const { store } = aSignInStore({ trouble, wish: '1', device: ana });
    expect(await patiently(store.get(KEY))).toBeNull();
    await store.ready;
    expect(store.isOnDevice()).toBe(false);
  });

  it('keeps nobody waiting for a second time', async () => {
    const { store } = aSignInStore({ trouble: 'never answers', wish: '1', device: ana });
    await patiently(store.get(KEY));
    const before = Date.now();
    expect(await store.get(KEY)).toBeNull();
    await store.remove(KEY);
    expect(Date.now()).toBe(before);
  });

  it('is not used where it could not be found again', async () => {
    const { store, kept } = aSignInStore({ localDenied: true });
    await store.get(KEY);
    await store.choose(true);
    await store.set(KEY, ana);
    expect([kept.values.size, store.missingPersistence()]).toEqual([0, 'device']);
  });

  it('leaves the page alone where not even the tab has storage', async () => {
    const { store } = aSignInStore({ tabDenied: true });
    await store.get(KEY);
    await store.choose(false);
    await store.set(KEY, ana);
    expect(store.missingPersistence()).toBe('browser');
    expect(await store.get(KEY)).toEqual(ana);
  });

  it('that fills up later loses nobody', async () => {
    const { store, kept } = aSignInStore();
    await store.get(KEY);
    await store.choose(true);
    kept.store._set = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await store.set(KEY, ana);
    expect(await store.get(KEY)).toEqual(ana);
    expect(store.missingPersistence()).toBe('device');
  });
});

describe('Signing out', () => {
  it('takes along what the same person has kept on the device', async () => {
    const { store, kept, wish, said } = aSignInStore({ wish: '1', device: ana, tab: ana });
    await store.get(KEY);
    await store.leave('ana');
    await store.remove(KEY);
    expect([kept.values.size, wish()]).toEqual([0, null]);
    expect(said).toContainEqual({ type: 'left', uid: 'ana' });
  });
});
