import { beforeEach, expect, it } from 'vitest';
import type { StoredText } from '@/stored';
import { DraftStore } from './draft-store';
import type { Picture } from './picture';

const picture = { name: '1x1.webp' } as Picture;
const since = new Date(0);
let kept: string | null;
const stored: StoredText = {
  get: () => kept,
  set: (text) => {
    kept = text;
    return true;
  },
};
const open = () => new DraftStore(stored);
const isKnown = (...ids: string[]) => ids.includes.bind(ids);

beforeEach(() => {
  kept = null;
});

it('keeps a text across a reload', () => {
  open().setText('half a sent');
  expect(open().get().text).toBe('half a sent');
});

it('empties the draft when it is sent off and forgets it once the server has it', () => {
  const draft = open();
  draft.setText('  Hello ');
  draft.setPicture(picture);
  draft.sendOff('a', 'Hello', since);
  expect(draft.get()).toMatchObject({
    text: '',
    picture: null,
    outgoing: [{ id: 'a', text: 'Hello', picture }],
  });
  draft.progress('a', 0.5);
  expect(draft.get().outgoing[0]?.progress).toBe(0.5);
  draft.sent('a');
  expect(draft.get().outgoing).toEqual([]);
  expect(kept).toBeNull();
});

it('gives text and picture of a failed post back, in front of what was written since', () => {
  const draft = open();
  draft.setPicture(picture);
  draft.sendOff('a', 'first', since);
  draft.setText('second');
  draft.giveBack('a');
  expect(draft.get()).toEqual({ text: 'first\n\nsecond', picture, outgoing: [] });
});

it('finds a post sent off before a reload on the server and does not offer it again', () => {
  open().sendOff('a', 'Hello', since);
  const draft = open();
  draft.settle(isKnown('a'), false);
  draft.settle(isKnown(), true);
  expect(draft.get().text).toBe('');
  expect(kept).toBeNull();
});

it('gives back after a reload what never reached the server, once that is sure', () => {
  const before = open();
  before.sendOff('a', 'one', since);
  before.sendOff('b', 'two', since);
  const draft = open();
  draft.setText('three');
  draft.settle(isKnown(), false);
  expect(draft.get().text).toBe('three');
  draft.settle(isKnown(), true);
  expect(draft.get().text).toBe('one\n\ntwo\n\nthree');
  expect(open().get().text).toBe('one\n\ntwo\n\nthree');
});

it('keeps a picture chosen since a post failed that had another', () => {
  const later = { name: '2x2.webp' } as Picture;
  const draft = open();
  draft.setPicture(picture);
  draft.sendOff('a', 'first', since);
  draft.setPicture(later);
  draft.giveBack('a');
  expect(draft.get()).toEqual({ text: 'first', picture: later, outgoing: [] });
  draft.giveBack('a');
  expect(draft.get().text).toBe('first');
});

it('remembers over two reloads what may be lost', () => {
  open().sendOff('a', 'Hello', since);
  open().setText('more');
  const draft = open();
  draft.settle(isKnown(), true);
  expect(draft.get().text).toBe('Hello\n\nmore');
});

it('leaves what the outbox keeps to the outbox after a reload', () => {
  const before = open();
  before.sendOff('a', 'Hello', since);
  before.keptElsewhere('a');
  expect(before.get().outgoing).toMatchObject([{ id: 'a', kept: true }]);
  const draft = open();
  draft.settle(isKnown(), true);
  expect(draft.get().text).toBe('');
});

it('takes a text of before in front of what is being written', () => {
  const draft = open();
  draft.setText('second');
  draft.takeBack('first', picture);
  expect(draft.get()).toMatchObject({ text: 'first\n\nsecond', picture });
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
