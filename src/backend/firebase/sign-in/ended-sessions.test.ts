import { beforeEach, expect, it, vi } from 'vitest';
import { endedSessions } from './ended-sessions';

const texts = new Map<string, string>();
const KEY = 'endedSessions';

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  });
});

it('remembers a sign-in that was ended, and no other', () => {
  expect(endedSessions.has('a')).toBe(false);
  endedSessions.add('a');
  expect([endedSessions.has('a'), endedSessions.has('b')]).toEqual([true, false]);
});

it('remembers the last twenty', () => {
  for (let count = 0; count <= 20; count += 1) endedSessions.add(`session-${count}`);
  expect(endedSessions.has('session-0')).toBe(false);
  expect(endedSessions.has('session-1')).toBe(true);
  expect(endedSessions.has('session-20')).toBe(true);
});

it.each(['{', '{"a":1}', '[1]'])('takes %s, which no version of ours wrote, for none', (text) => {
  texts.set(KEY, text);
  expect(endedSessions.has('a')).toBe(false);
  endedSessions.add('a');
  expect(endedSessions.has('a')).toBe(true);
});
