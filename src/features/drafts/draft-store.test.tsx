import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/domain/time';
import {
  draftOf,
  followOtherTabs,
  forgetDrafts,
  forgetOldDrafts,
  hasDrafts,
  holdDraftsInTab,
} from './drafts';
import { draftKey, VISITOR } from './keys';

const KEY = draftKey('ana', 'join');
let unfollow = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 10 * DAY_MS, toFake: ['Date'] });
  unfollow = followOtherTabs();
});
afterEach(() => {
  unfollow();
  forgetDrafts();
  vi.useRealTimers();
});

/** Another tab writes or removes a draft that tabs share. */
function elsewhere(value: string | null | undefined, oldValue = localStorage.getItem(KEY)): void {
  const newValue = value === undefined ? null : JSON.stringify({ at: Date.now(), value });
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  window.dispatchEvent(
    new StorageEvent('storage', { key: KEY, oldValue, newValue, storageArea: localStorage }),
  );
}

describe('A draft', () => {
  it('is the tab’s alone without a kept sign-in, and the device’s with one', () => {
    draftOf('ana', 'join', false).set('oak');
    expect(sessionStorage.getItem(KEY)).toContain('oak');
    expect(localStorage.length).toBe(0);
    sessionStorage.clear();
    forgetDrafts();
    draftOf('ana', 'join', true).set('oak');
    expect(localStorage.getItem(KEY)).toContain('oak');
    expect(sessionStorage.length).toBe(0);
  });

  it('leaves nothing once it is over, and nothing when nothing was typed', () => {
    const draft = draftOf('ana', 'join', true);
    draft.set(null);
    expect(localStorage.length).toBe(0);
    draft.set('oak');
    expect(hasDrafts('ana')).toBe(true);
    draft.set(null);
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(hasDrafts('ana')).toBe(false);
  });

  it('goes a day after the last key, for whoever comes', () => {
    draftOf('ana', 'join', true).set('oak');
    draftOf(VISITOR, 'contact', false).set('Hello');
    vi.setSystemTime(11 * DAY_MS);
    forgetOldDrafts();
    expect(localStorage.length + sessionStorage.length).toBe(2);
    vi.setSystemTime(11 * DAY_MS + 1);
    forgetOldDrafts();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('that is too old is not given to a form either', () => {
    draftOf('ana', 'join', true).set('oak');
    forgetDrafts();
    vi.setSystemTime(11 * DAY_MS + 1);
    expect(draftOf('ana', 'join', true).get()).toBeNull();
  });

  it('comes back with no late answer once its person has left', () => {
    const draft = draftOf<string>('ana', 'join', true);
    forgetDrafts();
    draft.set('oak');
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('is not lost to what is no draft of ours', () => {
    sessionStorage.setItem(KEY, 'torn {');
    expect(draftOf('ana', 'join', false).get()).toBeNull();
  });

  it('of another person is gone once somebody else writes, and a visitor’s is not', () => {
    draftOf(VISITOR, 'contact', false).set('Hello');
    draftOf('ana', 'join', true).set('oak');
    expect(draftOf('eve', 'join', true).get()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(draftOf(VISITOR, 'contact', false).get()).toBe('Hello');
    expect(draftOf('ana', 'join', true).get()).toBeNull();
  });

  it('goes to the tab where the device is full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    draftOf('ana', 'join', true).set('oak');
    vi.unstubAllGlobals();
    expect(sessionStorage.getItem(KEY)).toContain('oak');
  });
});

describe('With two tabs', () => {
  it('goes on where the other one is', () => {
    const draft = draftOf<string>('ana', 'join', true);
    const heard = vi.fn();
    draft.subscribe(heard);
    elsewhere('elm');
    expect(draft.get()).toBe('elm');
    expect(heard).toHaveBeenLastCalledWith(true);
    elsewhere(null);
    expect(draft.get()).toBeNull();
  });

  it('is held by the tab when a log-out elsewhere takes it from the device', () => {
    const draft = draftOf<string>('ana', 'join', true);
    draft.set('oak');
    elsewhere(undefined);
    expect(draft.get()).toBe('oak');
    expect(sessionStorage.getItem(KEY)).toContain('oak');
  });

  it('is held by the tab that shows it, and by no tab that has nothing to do with it', () => {
    const draft = draftOf<string>('ana', 'join', true);
    elsewhere('oak');
    elsewhere(undefined);
    expect(sessionStorage.length).toBe(0);
    elsewhere('elm');
    const leave = draft.subscribe(() => undefined);
    elsewhere(undefined);
    expect(draft.get()).toBe('elm');
    leave();
  });

  it('is held after a sign-in that ended by the tab that has to do with it alone', () => {
    draftOf<string>('ana', 'join', true);
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), value: 'oak' }));
    holdDraftsInTab();
    expect(sessionStorage.length).toBe(0);
    draftOf<string>('ana', 'join', true).set('elm');
    holdDraftsInTab();
    expect(sessionStorage.getItem(KEY)).toContain('elm');
    expect(localStorage.length).toBe(0);
  });

  it('is not held when it was finished with', () => {
    const draft = draftOf<string>('ana', 'join', true);
    draft.set('oak');
    elsewhere(null);
    elsewhere(undefined);
    expect(draft.get()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('is nobody else’s', () => {
    draftOf('eve', 'join', true);
    elsewhere('oak');
    elsewhere(undefined);
    expect(sessionStorage.length).toBe(0);
  });
});

describe('A draft with pictures', () => {
  const long = (text: string) => ({ text, picture: 'x'.repeat(200_000) });
  const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')?.value?.text;
  type Long = ReturnType<typeof long>;

  it('is kept at once, and then once in a second while somebody types', () => {
    vi.useFakeTimers({ now: 10 * DAY_MS, toFake: ['Date', 'setTimeout'] });
    const draft = draftOf<Long>('ana', 'join', true);
    for (const text of ['a', 'ab', 'abc']) {
      draft.set(long(text));
      expect(draft.get()?.text).toBe(text);
    }
    expect(kept()).toBe('a');
    vi.advanceTimersByTime(1_000);
    expect(kept()).toBe('abc');
    draft.set(long('abcd'));
    expect(kept()).toBe('abc');
    vi.advanceTimersByTime(1_000);
    expect(kept()).toBe('abcd');
  });

  it('is kept when the page goes', () => {
    const draft = draftOf<Long>('ana', 'join', true);
    draft.set(long('a'));
    draft.set(long('ab'));
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toBe('ab');
  });

  it('is over at once, also while its last letter is not kept', () => {
    vi.useFakeTimers({ now: 10 * DAY_MS, toFake: ['Date', 'setTimeout'] });
    const draft = draftOf<Long>('ana', 'join', true);
    draft.set(long('a'));
    draft.set(long('ab'));
    draft.set(null);
    vi.advanceTimersByTime(5_000);
    expect([draft.get(), localStorage.getItem(KEY)]).toEqual([null, null]);
  });

  it('leaves what another tab has made of it, and nothing after its person has left', () => {
    vi.useFakeTimers({ now: 10 * DAY_MS, toFake: ['Date', 'setTimeout'] });
    const draft = draftOf<Long | string>('ana', 'join', true);
    draft.set(long('a'));
    draft.set(long('ab'));
    elsewhere('theirs');
    expect(draft.get()).toBe('theirs');
    draft.set(long('b'));
    forgetDrafts();
    localStorage.clear();
    vi.advanceTimersByTime(5_000);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
