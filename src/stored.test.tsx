import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeStored, storedText } from './stored';

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

  it('has nothing and keeps nothing where storage is denied', () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const note = storedText('session', 'note');
    expect(note.get()).toBeNull();
    expect(note.set('lost')).toBe(false);
    expect(() => removeStored('session', () => true)).not.toThrow();
  });

  it('removes the texts of some keys', () => {
    storedText('local', 'ours.one').set('1');
    storedText('local', 'theirs').set('2');
    removeStored('local', (key) => key.startsWith('ours.'));
    expect(Object.keys(localStorage)).toEqual(['theirs']);
  });
});
