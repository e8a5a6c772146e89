import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftKey, forgetDrafts } from '@/features/drafts';
import { stubDrawing } from '@/features/pictures/testing';
import { removeStored } from '@/stored';
import { hasUnsaved } from '@/unsaved';
import { openFeed } from '../testing';

stubDrawing();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetDrafts();
  for (const store of ['session', 'local'] as const) removeStored(store, () => true);
});

const box = () => screen.getByLabelText<HTMLTextAreaElement>('What would you like to share or ask?');

describe('With two tabs of a sign-in that is kept', () => {
  const KEY = draftKey('two-tabs', 'feed.maple.');
  const textOf = (stored: string | null) => JSON.parse(stored ?? 'null')?.value?.text;

  async function open() {
    const { user } = await openFeed({}, { as: { uid: 'two-tabs' }, keeps: true });
    const elsewhere = (text: string | null) =>
      act(async () => {
        const oldValue = localStorage.getItem(KEY);
        const newValue = JSON.stringify({ at: Date.now(), value: text && { text, picture: null } });
        localStorage.setItem(KEY, newValue);
        window.dispatchEvent(
          new StorageEvent('storage', { key: KEY, oldValue, newValue, storageArea: localStorage }),
        );
      });
    return { user, elsewhere };
  }

  it('goes on in each of them with what was typed in the other, and loses no key', async () => {
    const { user, elsewhere } = await open();
    await user.type(box(), 'Who has');
    expect(textOf(localStorage.getItem(KEY))).toBe('Who has');
    await elsewhere('Who has a');
    expect(box()).toHaveValue('Who has a');
    await user.type(box(), ' ladder?');
    expect(box()).toHaveValue('Who has a ladder?');
    expect(textOf(localStorage.getItem(KEY))).toBe('Who has a ladder?');
  });

  it('writes nothing because of what the other has written', async () => {
    const { elsewhere } = await open();
    const kept = vi.spyOn(localStorage, 'setItem');
    await elsewhere('Who has a ladder?');
    await elsewhere('Who has a ladder? Or two?');
    // Those of the other tab.
    expect(kept).toHaveBeenCalledTimes(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('has nothing left to send once the other has sent it', async () => {
    const { user, elsewhere } = await open();
    await user.type(box(), 'Who has a ladder?');
    await elsewhere(null);
    expect(box()).toHaveValue('');
  });
});

describe('A picture that no store has room for', () => {
  /** A store that takes short texts alone. */
  function aSmallStore(): Partial<Storage> {
    const texts = new Map<string, string>();
    return {
      getItem: (key) => texts.get(key) ?? null,
      removeItem: (key) => void texts.delete(key),
      setItem: (key, text) => {
        if (text.length > 1_000) throw new DOMException('full', 'QuotaExceededError');
        texts.set(key, text);
      },
    };
  }
  const asksBeforeReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const chosen = () => screen.queryByAltText('Your picture');

  it('is held by the page, which asks before it goes', async () => {
    vi.stubGlobal('sessionStorage', aSmallStore());
    vi.stubGlobal('localStorage', aSmallStore());
    const me = { as: { uid: 'full-store' } };
    const { user } = await openFeed({}, me);
    await user.type(box(), 'Such a ladder');
    expect([asksBeforeReload(), hasUnsaved()]).toEqual([false, false]);
    const big = new File(['x'.repeat(2_000)], 'ladder.webp', { type: 'image/webp' });
    fireEvent.change(screen.getByLabelText('Add a picture'), { target: { files: [big] } });
    await screen.findByAltText('Your picture');
    expect([asksBeforeReload(), hasUnsaved()]).toEqual([true, true]);

    // Another page of the app, and back.
    cleanup();
    const back = await openFeed({}, me);
    expect(box()).toHaveValue('Such a ladder');
    expect(chosen()).toBeInTheDocument();
    await back.user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(chosen()).not.toBeInTheDocument();
    expect([asksBeforeReload(), hasUnsaved()]).toEqual([false, false]);
    expect(box()).toHaveValue('Such a ladder');
  });
});
