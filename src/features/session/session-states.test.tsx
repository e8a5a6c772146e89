import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '@/backend';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import { aConnection, aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { renderUi } from '@/ui/testing';
import { SessionProvider, useMe, useSession } from '.';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

function State() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return (
    <>
      <output>{[session.status, 'account' in session && session.account?.uid, user?.bio].join()}</output>
      {session.status === 'failed' && (
        <button type="button" onClick={session.retry}>
          {session.error.code}
        </button>
      )}
    </>
  );
}

const state = () => screen.getAllByRole('status')[0]?.textContent;

/** Somebody whose record comes when the test says so. */
async function signedInAs(first: User | null) {
  const { auth, become } = fakeAccount(first);
  const records: Observer<User | null>[] = [];
  const watch = (_uid: string, observer: Observer<User | null>) => {
    records.push(observer);
    return () => undefined;
  };
  const users = { watch, recordLogin: () => Promise.resolve() };
  const { user } = await renderWithBackend(
    <SessionProvider>
      <State />
    </SessionProvider>,
    fakeBackend({ auth, users }),
  );
  const tell = (what: (observer: Observer<User | null>) => void) =>
    act(async () => {
      for (const observer of records) what(observer);
    });
  return { user, become, records, tell };
}

function Me() {
  return <p>{useMe().firstName}</p>;
}

describe('A session', () => {
  it('is signed out where nobody is, without asking for a record', async () => {
    const { records } = await signedInAs(null);
    expect(state()).toBe('signed-out,false,');
    expect(records).toEqual([]);
  });

  it('knows the account before its record, and then both', async () => {
    const { tell } = await signedInAs(aUser());
    expect(state()).toBe('loading,ana,');
    await tell((observer) => observer.next(aUser({ bio: 'Hello' })));
    expect(state()).toBe('signed-in,ana,Hello');
    await tell((observer) => observer.next(aUser({ bio: 'Hello again' })));
  });

  it('of another account shows nothing of the one before', async () => {
    const { tell, become } = await signedInAs(aUser());
    await tell((observer) => observer.next(aUser({ bio: 'Hello' })));
    await become(aUser({ uid: 'ben' }));
    expect(state()).toBe('loading,ben,');
  });

  it('of an account without a record has no user', async () => {
    const { tell } = await signedInAs(aUser());
    await tell((observer) => observer.next(null));
    expect(state()).toBe('signed-in,ana,');
  });

  it('says why the record could not be read, and reads it again when asked', async () => {
    const { tell, user, records } = await signedInAs(aUser());
    await tell((observer) => observer.error(new BackendError('permission-denied')));
    expect(state()).toBe('failed,ana,');
    await user.click(screen.getByRole('button', { name: 'permission-denied' }));
    expect(records).toHaveLength(2);
    await tell((observer) => observer.next(aUser()));
    expect(state()).toBe('signed-in,ana,');
  });

  it('stays what it was when a later reading fails', async () => {
    const { tell } = await signedInAs(aUser());
    await tell((observer) => observer.next(aUser({ bio: 'Hello' })));
    await tell((observer) => observer.error(new BackendError('unavailable')));
    expect(state()).toBe('signed-in,ana,Hello');
  });

  it('is loading while no backend has told anything', async () => {
    const auth = { observe: () => () => undefined };
    const ui = (
      <SessionProvider>
        <State />
      </SessionProvider>
    );
    await renderWithBackend(ui, fakeBackend({ auth }));
    expect(state()).toBe('loading,,');
  });

  it('needs its provider, and a member where a screen says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderUi(<State />)).toThrow('useSession needs a SessionProvider above it');
    const ui = (
      <SessionProvider>
        <Me />
      </SessionProvider>
    );
    const { auth, users } = fakeAccount(null);
    await expect(renderWithBackend(ui, fakeBackend({ auth, users }))).rejects.toThrow(
      'useMe needs a signed-in member',
    );
  });
});

describe('The hint that somebody is signed in', () => {
  const HINT = 'schoolgate.signedIn';
  const hints = () => [localStorage.getItem(HINT), sessionStorage.getItem(HINT)];

  async function visit(user: User | null, kind: Backend['kind'], keeps: boolean | null) {
    const { auth, users, become } = fakeAccount(user);
    const connection = keeps === null ? {} : { connection: { ...aConnection, isKeptSignedIn: () => keeps } };
    const backend = { ...fakeBackend({ auth, users, ...connection }), kind };
    await renderWithBackend(<SessionProvider>{null}</SessionProvider>, backend);
    return become;
  }

  it.each([
    [true, ['1', null]],
    [false, [null, '1']],
    [null, [null, '1']],
  ])('where the sign-in is kept (%s) is %j', async (keeps, expected) => {
    await visit(aUser(), 'firebase', keeps);
    expect(hints()).toEqual(expected);
  });

  it('stays as it is while nothing is known of the account', async () => {
    localStorage.setItem(HINT, '1');
    const auth = { observe: () => () => undefined };
    await renderWithBackend(<SessionProvider>{null}</SessionProvider>, fakeBackend({ auth }));
    expect(hints()).toEqual(['1', null]);
  });

  it('goes where nobody is signed in', async () => {
    localStorage.setItem(HINT, '1');
    await visit(null, 'firebase', false);
    expect(hints()).toEqual([null, null]);
  });

  it('is neither given nor taken by the demo', async () => {
    await visit(aUser(), 'demo', true);
    expect(hints()).toEqual([null, null]);
    localStorage.setItem(HINT, '1');
    await visit(null, 'demo', true);
    expect(hints()).toEqual(['1', null]);
  });
});

describe('A visit that could not be noted', () => {
  it('disturbs nobody', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();
    const { auth, users } = fakeAccount(aUser());
    const recordLogin = vi.fn(() => Promise.reject(new BackendError('unavailable')));
    const ui = (
      <SessionProvider>
        <State />
      </SessionProvider>
    );
    await renderWithBackend(ui, fakeBackend({ auth, users: { ...users, recordLogin } }));
    expect(state()).toBe('signed-in,ana,');
    expect(logged.mock.calls.flat().join()).toContain('unavailable');
  });
});
