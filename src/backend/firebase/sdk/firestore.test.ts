import { onLog } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { reachability } from '../reachability';
import { db } from './firestore';

vi.mock('firebase/app', async (original) => ({
  ...(await original<typeof import('firebase/app')>()),
  onLog: vi.fn(),
}));
vi.mock('../sign-in/persistence', () => ({ signInStore: { isOnDevice: () => false } }));

/** What the database's client writes into its log, as of version 12.19. */
const line = (code: string) => ({
  level: 'error' as const,
  type: '@firebase/firestore',
  message: `Firestore (12.19.0): FirebaseError: [code=${code}]: Quota exceeded.`,
  args: [],
});

it('hears of a used-up quota where the database tells it', () => {
  db();
  const [handle] = vi.mocked(onLog).mock.calls[0] ?? [];
  handle?.(line('unavailable'));
  expect(reachability.isQuotaExceeded()).toBe(false);
  handle?.(line('resource-exhausted'));
  expect(reachability.isQuotaExceeded()).toBe(true);
});
