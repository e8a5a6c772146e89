import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A server that falls silent and answers again when the test says so. */
export function aServer({ offline = false, keeps = false } = {}) {
  let isOffline = offline;
  const readers = new Set<() => void>();
  return {
    readers,
    keeps: () => keeps,
    isOffline: () => isOffline,
    answers: () => !isOffline,
    isFull: () => false,
    watch: (next: () => void) => {
      readers.add(next);
      return () => readers.delete(next);
    },
    settled: vi.fn(async () => undefined),
    has: vi.fn(async () => false),
    become: (now: 'offline' | 'online') =>
      act(async () => {
        isOffline = now === 'offline';
        for (const tell of [...readers]) tell();
      }),
  };
}
