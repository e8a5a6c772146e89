import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { freeAt, MOST_AT_ONCE, type PushQueue, WINDOW_MS, withHeld, withRung } from './queue';

vi.mock('../platform/app', () => ({ db: {} }));

const AT = 1_800_000_000_000;
const queue = (fields: Partial<PushQueue> = {}): PushQueue => ({
  ...{ dueAt: null, held: {}, taken: null, rungAt: [] },
  ...fields,
});

test('devices ring five times in ten minutes, whenever they begin', () => {
  let now = queue();
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    expect(freeAt(now, AT + count)).toBe(AT + count);
    now = withRung(now, AT + count);
  }
  expect(freeAt(now, AT + 5)).toBe(AT + WINDOW_MS);
  expect(freeAt(now, AT + WINDOW_MS)).toBe(AT + WINDOW_MS);
  expect(withRung(now, AT + 2 * WINDOW_MS).rungAt).toEqual([AT + 2 * WINDOW_MS]);
});

test('what is held is due with the first of it, in its latest version', () => {
  const first = withHeld(queue(), { id: 'a', version: 1 }, AT + 500);
  const all = withHeld(withHeld(first, { id: 'b' }, AT + 100), { id: 'a', version: 2 }, AT + 900);
  expect(all.held).toEqual({ a: 2, b: 0 });
  expect(all.dueAt).toEqual(Timestamp.fromMillis(AT + 100));
});

test('what rings after all is held no more', () =>
  expect(withRung(queue({ held: { a: 1, b: 1 } }), AT, 'a').held).toEqual({ b: 1 }));

test('a hundred are held, and of those the latest versions', () => {
  const held = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`n${index}`, 1]));
  const full = queue({ held });
  expect(withHeld(full, { id: 'more', version: 1 }, AT).held).toEqual(held);
  expect(withHeld(full, { id: 'n7', version: 2 }, AT).held.n7).toBe(2);
});
