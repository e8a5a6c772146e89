import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { BackendError } from '@/backend/errors';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider } from '@/features/session';
import { aMember } from '@/features/session/testing';
import { useOffline, useOutbox } from '.';
import type { OutboxCalls } from './lazy-outbox';
import { useIsQuotaExceeded } from './offline-context';
import { OfflineProvider } from './offline-provider';
import { post } from './outbox/testing';
import { aServer } from './testing';
import { useHasUnsent } from './use-has-unsent';

beforeEach(() => vi.stubGlobal('indexedDB', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

let people = 0;
const somebody = () => aMember({ uid: `reader-${++people}`, lastLogin: new Date() });

interface Handed {
  outbox: OutboxCalls | null;
  hasUnsent: () => Promise<boolean>;
}

function Screen({ hand, read }: { hand: (handed: Handed) => void; read: () => Promise<string> }) {
  hand({ outbox: useOutbox(), hasUnsent: useHasUnsent() });
  useQuery({ queryKey: ['a list'], queryFn: read });
  return <output>{[useOffline(), useIsQuotaExceeded()].join()}</output>;
}

async function open(user: User | null, server: ReturnType<typeof aServer> | null = aServer()) {
  const { auth, users } = fakeAccount(user);
  const create = vi.fn(async (): Promise<void> => undefined);
  const read = vi.fn(async () => 'read');
  let handed: Handed | undefined;
  const connection = server ? { connection: server } : {};
  const page = await renderWithBackend(
    <SessionProvider>
      <OfflineProvider>
        <Screen read={read} hand={(now) => (handed = now)} />
      </OfflineProvider>
    </SessionProvider>,
    fakeBackend({ auth, users, posts: { create }, ...connection }),
  );
  return { ...page, server, create, read, handed: () => handed };
}

describe('Below the provider', () => {
  it('it is told whether the server is silent', async () => {
    const { server } = await open(null);
    expect(screen.getByRole('status').textContent).toBe('false,false');
    await server?.become('offline');
    expect(screen.getByRole('status').textContent).toBe('true,false');
  });

  it('what was read during a silence is read anew when the server answers', async () => {
    const { server, read } = await open(null);
    expect(read).toHaveBeenCalledTimes(1);
    await server?.become('offline');
    expect(read).toHaveBeenCalledTimes(1);
    await server?.become('online');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('nobody sends who is not signed in, and nothing where no server is asked', async () => {
    const nobody = await open(null);
    expect(nobody.handed()?.outbox).toBeNull();
    nobody.unmount();
    const demo = await open(somebody(), null);
    expect(demo.handed()?.outbox).toBeNull();
    expect(await demo.handed()?.hasUnsent()).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('false,false');
  });

  it('what an earlier visit left is taken up, and again when the server answers', async () => {
    const { handed, server } = await open(somebody());
    const outbox = handed()?.outbox;
    expect(outbox).toBeTruthy();
    const resume = vi.spyOn(outbox as OutboxCalls, 'resume');
    await server?.become('offline');
    expect(resume).not.toHaveBeenCalled();
    await server?.become('online');
    expect(resume).toHaveBeenCalledTimes(1);
  });

  it('all of this begins when a backend arrives that was on its way', async () => {
    let arrive: (backend: Backend) => void = () => undefined;
    const [server, { auth, users }] = [aServer({ offline: true }), fakeAccount(somebody())];
    const read = vi.fn(async () => 'read');
    let handed: Handed | undefined;
    await renderWithBackend(
      <SessionProvider>
        <OfflineProvider>
          <Screen read={read} hand={(now) => (handed = now)} />
        </OfflineProvider>
      </SessionProvider>,
      new Promise((resolve) => (arrive = resolve)),
    );
    expect(screen.getByRole('status').textContent).toBe('false,false');
    expect(handed?.outbox).toBeNull();
    await act(async () => arrive(fakeBackend({ auth, users, connection: server })));
    expect(screen.getByRole('status').textContent).toBe('true,false');
    expect(handed?.outbox).toBeTruthy();
    expect(read).toHaveBeenCalledTimes(1);
    await server.become('online');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('nothing is listened to any more once the page is left', async () => {
    const { server, unmount } = await open(somebody());
    expect(server?.readers.size).toBeGreaterThan(0);
    unmount();
    expect(server?.readers.size).toBe(0);
  });
});

describe('Whether something is unsent', () => {
  it('is known from the outbox at once', async () => {
    const { create, handed } = await open(somebody());
    let arrive: () => void = () => undefined;
    create.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const outbox = handed()?.outbox;
    const sent = outbox?.send(post);
    await vi.waitFor(() => expect(create).toHaveBeenCalled());
    expect(await handed()?.hasUnsent()).toBe(true);
    arrive();
    await act(async () => void (await sent));
    // Shown until the server tells of it.
    expect(outbox?.get()).toHaveLength(1);
    expect(await handed()?.hasUnsent()).toBe(false);
  });

  it('is something, too, that was refused, or has to be taken back yet', async () => {
    const { create, handed, server } = await open(somebody());
    create.mockRejectedValue(new BackendError('permission-denied'));
    await server?.become('offline');
    const outbox = handed()?.outbox;
    await act(async () => void (await outbox?.send(post)));
    await server?.become('online');
    expect(outbox?.get()).toMatchObject([{ refused: 'permission-denied' }]);
    expect(await handed()?.hasUnsent()).toBe(true);
    await act(async () => void (await outbox?.discard('p1')));
    expect(await handed()?.hasUnsent()).toBe(false);

    create.mockReset().mockResolvedValue(undefined);
    server?.deleteOwn.mockReturnValueOnce(new Promise(() => undefined));
    await act(async () => void (await outbox?.send(post)));
    await act(async () => void outbox?.discard('p1'));
    expect(await handed()?.hasUnsent()).toBe(true);
  });

  it('is nothing that failed, and something where the server is silent for a second', async () => {
    const { handed, server } = await open(somebody());
    server?.whenAllWritesCommitted.mockRejectedValueOnce(new Error('no answer'));
    expect(await handed()?.hasUnsent()).toBe(false);
    vi.useFakeTimers();
    server?.whenAllWritesCommitted.mockReturnValueOnce(new Promise(() => undefined));
    const told = vi.fn();
    void handed()?.hasUnsent().then(told);
    await vi.advanceTimersByTimeAsync(999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledExactlyOnceWith(true);
  });
});
