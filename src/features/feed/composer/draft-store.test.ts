import { beforeEach, expect, it } from 'vitest';
import type { StoredText } from '@/stored';
import { DraftStore } from './draft-store';
import type { Picture } from './picture';

const picture = { name: '1x1.webp' } as Picture;
let kept: string | null;
const stored: StoredText = {
  get: () => kept,
  set: (text) => {
    kept = text;
    return true;
  },
};
const open = () => new DraftStore(stored);

beforeEach(() => {
  kept = null;
});

it('keeps a text across a reload', () => {
  open().setText('half a sent');
  expect(open().get().text).toBe('half a sent');
});

it('takes a text of before in front of what is being written', () => {
  const draft = open();
  draft.setText('second');
  draft.takeBack('first', picture);
  expect(draft.get()).toEqual({ text: 'first\n\nsecond', picture });
});

it('keeps a picture chosen since another came back', () => {
  const later = { name: '2x2.webp' } as Picture;
  const draft = open();
  draft.setPicture(later);
  draft.takeBack('first', picture);
  expect(draft.get()).toEqual({ text: 'first', picture: later });
});

it('leaves nothing behind once it is sent off', () => {
  const draft = open();
  draft.setText('Hello');
  draft.setPicture(picture);
  draft.clear();
  expect(draft.get()).toEqual({ text: '', picture: null });
  expect(kept).toBeNull();
});

it('works without storage', () => {
  const draft = new DraftStore({ get: () => null, set: () => false });
  draft.setText('x');
  expect(draft.get().text).toBe('x');
});

it('survives what somebody else left under its key', () => {
  kept = 'not json';
  expect(open().get().text).toBe('');
});

it('tells its readers of every change', () => {
  const draft = open();
  let told = 0;
  const stop = draft.subscribe(() => {
    told += 1;
  });
  draft.setText('a');
  stop();
  draft.setText('b');
  expect(told).toBe(1);
});
