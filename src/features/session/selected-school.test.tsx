import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { aConnection, aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider, useCountAfter, useSelectedSchool, useWaitingCount } from '.';
import { aMember, aMemberOfTwo, Guarded } from './testing';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

function Shown() {
  const { schoolId, schoolName, schools, select } = useSelectedSchool();
  return (
    <>
      <output>{[schoolId, schoolName, ...schools.map((one) => one.schoolId)].join()}</output>
      <button type="button" onClick={() => select('elm')}>
        elm
      </button>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;

async function open(user: User, { kind = 'firebase' as const as 'firebase' | 'demo' } = {}) {
  const { auth, users, become } = fakeAccount(user);
  const selectSchool = vi.fn(() => Promise.resolve());
  const backend = {
    ...fakeBackend({ auth, users: { ...users, selectSchool }, connection: aConnection }),
    kind,
  };
  const page = await renderWithBackend(
    <SessionProvider>
      <Guarded>
        <Shown />
      </Guarded>
    </SessionProvider>,
    backend,
  );
  return { ...page, become, selectSchool };
}

describe('The selected school', () => {
  it('is offered among those that have approved the person', async () => {
    await open({ ...aMemberOfTwo(), approvedSchools: ['elm'] });
    expect(shown()).toBe('elm,The elm school,elm');
  });

  it('has no name where the account does not know it', async () => {
    await open({ ...aMemberOfTwo(), schools: [] });
    expect(shown()).toBe('oak,');
  });

  it('is where new tabs begin, and this one after a reload', async () => {
    await open(aMemberOfTwo());
    expect([localStorage.getItem('selectedSchoolId'), sessionStorage.getItem('schoolgate.school')]).toEqual([
      'oak',
      'oak',
    ]);
  });

  it('of another tab stays where new tabs begin, unless it is closed to the person', async () => {
    localStorage.setItem('selectedSchoolId', 'elm');
    sessionStorage.setItem('schoolgate.school', 'oak');
    const { become } = await open(aMemberOfTwo());
    expect(localStorage.getItem('selectedSchoolId')).toBe('elm');
    await become({ ...aMemberOfTwo(), approvedSchools: ['oak'] });
    expect(localStorage.getItem('selectedSchoolId')).toBe('oak');
  });

  it('of the demo is stored nowhere', async () => {
    await open(aMemberOfTwo(), { kind: 'demo' });
    expect(shown()).toContain('oak');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage.getItem('schoolgate.school')).toBeNull();
  });

  it('stands although the account could not be told', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();
    const { user, selectSchool } = await open(aMemberOfTwo());
    selectSchool.mockRejectedValueOnce(new BackendError('unavailable'));
    await user.click(screen.getByRole('button', { name: 'elm' }));
    expect(shown()).toContain('The elm school');
    expect(localStorage.getItem('selectedSchoolId')).toBe('elm');
    expect(logged.mock.calls.flat().join()).toContain('unavailable');
  });

  it('stands in this page where the browser stores nothing, until one can be stored', async () => {
    const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { user, become } = await open(aMemberOfTwo());
    await user.click(screen.getByRole('button', { name: 'elm' }));
    await become({ ...aMemberOfTwo(), bio: 'renders everything anew' });
    expect(shown()).toContain('The elm school');
    denied.mockRestore();
    await user.click(screen.getByRole('button', { name: 'elm' }));
    expect(sessionStorage.getItem('schoolgate.school')).toBe('elm');
  });

  it('needs a school that has approved the person', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(open(aMember({ approvedSchools: [] }))).rejects.toThrow(
      'useSelectedSchool needs an approved member',
    );
  });
});

interface Asked {
  of: User | null;
  schools?: string[];
  list?: unknown;
  other?: () => Promise<string>;
}

function Count({ of, schools, list, other = async () => '' }: Asked) {
  useCountAfter(list);
  useQuery({ queryKey: ['another'], queryFn: other });
  return <output>{useWaitingCount(of, schools).data ?? 'none'}</output>;
}

describe('The number of waiting requests', () => {
  async function count(ui: React.ReactElement) {
    const countPending = vi.fn(async (_schools: string[] | null) => 3);
    const page = await renderWithBackend(ui, fakeBackend({ joining: { countPending } }));
    return { ...page, countPending };
  }
  const moderator = aUser({ isModerator: true, approvedSchools: ['oak', 'elm'] });

  it.each([
    ['a moderator’s own schools', <Count key="a" of={moderator} />, ['oak', 'elm']],
    ['the one that is asked for', <Count key="b" of={moderator} schools={['elm']} />, ['elm']],
    ['all of an admin’s', <Count key="c" of={aUser({ isAdmin: true })} />, null],
  ])('is of %s', async (_whose, ui, schools) => {
    const { countPending } = await count(ui);
    expect(countPending).toHaveBeenCalledExactlyOnceWith(schools);
    expect(await screen.findByText('3')).toBeInTheDocument();
  });

  it('is asked for nobody and for no parent', async () => {
    expect((await count(<Count of={null} />)).countPending).not.toHaveBeenCalled();
    expect((await count(<Count of={null} schools={['oak']} />)).countPending).not.toHaveBeenCalled();
    expect((await count(<Count of={aUser()} />)).countPending).not.toHaveBeenCalled();
  });

  it('is counted again every five minutes, and after the list beside it has changed', async () => {
    vi.useFakeTimers();
    const other = vi.fn(async () => '');
    const { countPending, rerender } = await count(<Count of={moderator} other={other} />);
    await act(() => vi.advanceTimersByTimeAsync(299_000));
    expect(countPending).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(countPending).toHaveBeenCalledTimes(2);
    rerender(<Count of={moderator} list={['a request']} other={other} />);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(countPending).toHaveBeenCalledTimes(3);
    rerender(<Count of={moderator} list={undefined} other={other} />);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(countPending).toHaveBeenCalledTimes(3);
    expect(other).toHaveBeenCalledTimes(1);
  });
});
