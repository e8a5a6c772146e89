import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { kept, leave, left, post, soon, tab } from './testing';

const tomorrow = new Date('2026-11-24T00:00:00Z');
const create = () => Promise.reject(new BackendError('daily-limit', { retryAt: tomorrow }));
const limited = { refused: 'daily-limit', retryAt: tomorrow };

describe('what a limit refuses', () => {
  it('at once is given back with the time from which it can be sent', async () => {
    const outbox = tab({ posts: { create } });
    await expect(outbox.send(post)).rejects.toMatchObject({ code: 'daily-limit', retryAt: tomorrow });
    expect(outbox.get()).toEqual([]);
  });

  it('after a wait stays with that time, also for the next visit', async () => {
    const outbox = tab({ posts: { create } }, { isOffline: () => true });
    await expect(outbox.send(post)).resolves.toBe('waits');
    await soon(() => expect(outbox.get()).toMatchObject([limited]));
    expect(kept.get('p1')).toMatchObject(limited);
    const again = vi.fn(async () => undefined);
    const next = tab({ posts: { create: again } });
    await next.resume();
    expect(next.get()).toMatchObject([limited]);
    expect(again).not.toHaveBeenCalled();
  });

  it('says no time where a refusal names none', async () => {
    leave(left(post));
    const outbox = tab({ posts: { create: () => Promise.reject(new BackendError('permission-denied')) } });
    await outbox.resume();
    await soon(() => expect(outbox.get()).toMatchObject([{ refused: 'permission-denied', retryAt: null }]));
  });
});
