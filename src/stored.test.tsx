import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTime, removeStored, storedText } from './stored';

describe('storedText', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });

  it('keeps a text until it is removed', () => {
    const note = storedText('local', 'note');
    expect(note.get()).toBeNull();
    expect(note.set('kept')).toBe(true);
    expect(storedText('local', 'note').get()).toBe('kept');
    expect(storedText('session', 'note').get()).toBeNull();
    note.set(null);
    expect(note.get()).toBeNull();
  });

  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('lasts as long as the page where storage is denied', () => {
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied });
    const note = storedText('session', 'note');
    expect(note.get()).toBeNull();
    expect(note.set('written')).toBe(false);
    expect(storedText('session', 'note').get()).toBe('written');
    expect(storedText('local', 'note').get()).toBeNull();
    note.set(null);
    expect(note.get()).toBeNull();
    note.set('again');
    expect(() => removeStored('session', (key) => key === 'note')).not.toThrow();
    expect(note.get()).toBeNull();
  });

  it('is what was set last, also by a store that is full', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'short', setItem: denied });
    const note = storedText('local', 'note');
    expect(note.get()).toBe('short');
    expect(note.set('too long')).toBe(false);
    expect(note.get()).toBe('too long');
    vi.unstubAllGlobals();
    expect(note.set('short again')).toBe(true);
    expect(note.get()).toBe('short again');
  });

  it('removes the texts of some keys', () => {
    storedText('local', 'ours.one').set('1');
    storedText('local', 'theirs').set('2');
    removeStored('local', (key) => key.startsWith('ours.'));
    expect(Object.keys(localStorage)).toEqual(['theirs']);
  });
});

describe('inTime', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives up on a store that never answers, and on nothing else', async () => {
    vi.useFakeTimers();
    const never = expect(inTime(new Promise(() => undefined))).rejects.toThrow('not answer');
    await vi.advanceTimersByTimeAsync(10_000);
    await never;
    await expect(inTime(Promise.resolve('there'))).resolves.toBe('there');
    await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(vi.getTimerCount()).toBe(0);
  });
});
