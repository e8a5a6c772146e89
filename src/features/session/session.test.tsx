import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { HOUR_MS } from '@/domain/time';
import { draftKey } from '@/features/drafts';
import { SessionProvider, useSignOut } from '.';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** A server that answers when the test says so. */
function aConnection(answersFirst: boolean) {
  let answers = answersFirst;
  const readers = new Set<() => void>();
  return {
    isKeptSignedIn: () => false,
    isOnline: () => answers,
    watch: (next: () => void) => {
      readers.add(next);
      return () => readers.delete(next);
    },
    answer: () =>
      act(async () => {
        answers = true;
        for (const tell of readers) tell();
      }),
  };
}

async function visit(user: User | null, connection = aConnection(true), notesVisit = true) {
  const account = fakeAccount(user);
  const recordLogin = vi.fn(() => Promise.resolve());
  const users = { ...account.users, recordLogin };
  const backend = fakeBackend({ auth: account.auth, users, connection });
  await renderWithBackend(<SessionProvider notesVisit={notesVisit}>{null}</SessionProvider>, backend);
  return { ...account, recordLogin };
}

describe('The time of a visit', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is noted for the first visit, and for one an hour after the last', async () => {
    for (const lastLogin of [null, hoursAgo(1.01), hoursAgo(200)]) {
      const { recordLogin } = await visit(aUser({ lastLogin }));
      expect(recordLogin).toHaveBeenCalledExactlyOnceWith('ana');
    }
  });

  it('is noted when the hour is full', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { recordLogin } = await visit(aUser({ lastLogin: hoursAgo(1) }));
    vi.useRealTimers();
    expect(recordLogin).toHaveBeenCalledOnce();
  });

  it('is not noted again within the hour', async () => {
    const { recordLogin } = await visit(aUser({ lastLogin: hoursAgo(0.9) }));
    expect(recordLogin).not.toHaveBeenCalled();
  });

  it('is not noted by a page that leads on to another', async () => {
    const { recordLogin } = await visit(aUser(), aConnection(true), false);
    expect(recordLogin).not.toHaveBeenCalled();
  });

  it('is noted once, whatever the server’s clock answers', async () => {
    const { recordLogin, become } = await visit(aUser());
    await become(aUser({ lastLogin: hoursAgo(5) }));
    expect(recordLogin).toHaveBeenCalledTimes(1);
  });

  it('is not noted before the server answers, whatever the browser thinks of its network', async () => {
    const connection = aConnection(false);
    const { recordLogin } = await visit(aUser(), connection);
    expect(recordLogin).not.toHaveBeenCalled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await connection.answer();
    expect(recordLogin).toHaveBeenCalledExactlyOnceWith('ana');
  });

  it('waits for somebody to be signed in', async () => {
    const { recordLogin, become } = await visit(null);
    expect(recordLogin).not.toHaveBeenCalled();
    await become(aUser());
    expect(recordLogin).toHaveBeenCalledTimes(1);
  });
});

/** Hands out what a screen signs out by, and what it has read. */
function SignOut({ hand }: { hand: (ask: () => Promise<void>, read: QueryClient) => void }) {
  hand(useSignOut(), useQueryClient());
  return null;
}

describe('A sign-out', () => {
  const TEXT = draftKey('ana', 'feed.oak.');

  beforeEach(() => {
    sessionStorage.setItem(TEXT, 'half a sentence');
    sessionStorage.setItem('schoolgate.school', 'oak');
    localStorage.setItem('selectedSchoolId', 'oak');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
    localStorage.clear();
  });

  async function signedIn(user: User | null = aUser({ lastLogin: new Date() })) {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const { become, users, auth } = fakeAccount(user);
    const signOut = vi.fn(() => become(null));
    let leave: () => Promise<void> = signOut;
    let read = new QueryClient();
    await renderWithBackend(
      <SessionProvider>
        <SignOut
          hand={(ask, client) => {
            leave = () => act(ask);
            read = client;
          }}
        />
      </SessionProvider>,
      fakeBackend({ auth: { ...auth, signOut }, users }),
    );
    return { reload, become, signOut, leave: () => leave(), read };
  }

  it('in another tab loads this one anew, and leaves nothing of the person in it but what they were typing', async () => {
    const { reload, become } = await signedIn();
    expect(reload).not.toHaveBeenCalled();
    await become(null);
    expect(reload).toHaveBeenCalledTimes(1);
    expect({ ...sessionStorage }).toEqual({ [TEXT]: 'half a sentence' });
    // The tab that left sees to what the tabs share.
    expect(localStorage.getItem('selectedSchoolId')).toBe('oak');
  });

  it('does not concern a tab where nobody was signed in', async () => {
    const { reload, become } = await signedIn(null);
    await become(null);
    expect(reload).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(TEXT)).toBe('half a sentence');
  });

  it('of this tab leaves nothing on the device, and where to go on to whoever asked for it', async () => {
    const { reload, leave, read } = await signedIn();
    read.setQueryData(['posts'], ['A secret plan']);
    await leave();
    expect(read.getQueryData(['posts'])).toBeUndefined();
    expect({ ...sessionStorage, ...localStorage }).toEqual({});
    expect(reload).not.toHaveBeenCalled();
  });

  it('that failed in this tab keeps what is being typed, and heeds the next one elsewhere', async () => {
    const { reload, become, signOut, leave } = await signedIn();
    signOut.mockRejectedValueOnce(new Error('no answer'));
    await expect(leave()).rejects.toThrow('no answer');
    expect(sessionStorage.getItem(TEXT)).toBe('half a sentence');
    await become(null);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
