import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { OfflineContext } from './offline-context';
import type { Entry } from './outbox/entry';
import type { Outbox } from './outbox/outbox';

/** A server that falls silent and answers again when the test says so. */
export function aServer({ offline = false, keeps = false } = {}) {
  let isOffline = offline;
  const readers = new Set<() => void>();
  return {
    readers,
    isKeptSignedIn: () => keeps,
    isOffline: () => isOffline,
    isOnline: () => !isOffline,
    isQuotaExceeded: () => false,
    watch: (next: () => void) => {
      readers.add(next);
      return () => readers.delete(next);
    },
    whenAllWritesCommitted: vi.fn(async () => undefined),
    exists: vi.fn(async () => false),
    deleteOwn: vi.fn(async () => undefined),
    become: (now: 'offline' | 'online') =>
      act(async () => {
        isOffline = now === 'offline';
        for (const tell of [...readers]) tell();
      }),
  };
}

/** An outbox that holds these entries, and does what the test says. */
export const anOutbox = (
  entries: readonly Entry[],
  calls: Partial<Pick<Outbox, 'send' | 'discard' | 'retry' | 'resume'>> = {},
): Outbox =>
  ({
    get: () => entries,
    subscribe: () => () => undefined,
    shown: () => undefined,
    ...calls,
  }) as unknown as Outbox;

interface OnTheWay {
  entries?: readonly Entry[];
  offline?: boolean;
  full?: boolean;
  /** What the outbox does. */
  calls?: Parameters<typeof anOutbox>[1];
  children: ReactNode;
}

/** Below this, these entries are on their way to a server that is silent or full. */
export function OnTheWay({ entries = [], offline = false, full = false, calls, children }: OnTheWay) {
  const connection = { ...aServer({ offline }), isQuotaExceeded: () => full };
  return <OfflineContext value={{ connection, outbox: anOutbox(entries, calls) }}>{children}</OfflineContext>;
}
