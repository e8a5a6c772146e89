import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider, useSelectedSchool, useSession } from '@/features/session';
import { SchoolNotice } from './school-notice';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const memberOf = (...ids: string[]): Partial<User> => ({
  schoolIds: ids,
  approvedSchools: ids,
  schools: ids.map((id) => ({ schoolId: id, schoolName: `The ${id} school` })),
});
const ana = aUser({ approved: true, selectedSchoolId: 'oak', ...memberOf('oak', 'elm') });

function Tab() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return (
    user && (
      <>
        <SchoolNotice />
        <Shown />
      </>
    )
  );
}

function Shown() {
  const { schoolId, select } = useSelectedSchool();
  return (
    <>
      <output aria-label="shown">{schoolId}</output>
      <button type="button" onClick={() => select('elm')}>
        elm
      </button>
    </>
  );
}

async function openTab(user = ana) {
  const { auth, users, become } = fakeAccount(user);
  const selectSchool = vi.fn(() => Promise.resolve());
  const backend = fakeBackend({ auth, users: { ...users, selectSchool } });
  const rendered = await renderWithBackend(
    <SessionProvider>
      <Tab />
    </SessionProvider>,
    backend,
  );
  return { ...rendered, become, selectSchool };
}

const shown = () => screen.getByLabelText('shown').textContent;
const told = () => screen.queryByText(/This tab/)?.textContent;
/** What the browser tells this tab when another one has stored a school. */
const chosenInAnotherTab = (id: string) => {
  localStorage.setItem('selectedSchoolId', id);
  const event = new StorageEvent('storage', { key: 'selectedSchoolId', newValue: id });
  return act(async () => window.dispatchEvent(event));
};

describe('A school chosen elsewhere', () => {
  it('on another device is told and not followed', async () => {
    const { become, user, selectSchool } = await openTab();
    expect(told()).toBeUndefined();
    await become({ ...ana, selectedSchoolId: 'elm' });
    expect(shown()).toBe('oak');
    expect(told()).toBe(
      'You chose The elm school on another tab or device. This tab stays with The oak school.',
    );
    expect(selectSchool).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Switch to The elm school' }));
    expect(shown()).toBe('elm');
    expect(told()).toBeUndefined();
  });

  it('on another tab is told and not followed, nor taken back for tabs to come', async () => {
    const { become } = await openTab();
    await chosenInAnotherTab('elm');
    await become({ ...ana, bio: 'renders everything anew' });
    expect(shown()).toBe('oak');
    expect(told()).toContain('You chose The elm school');
    expect(localStorage.getItem('selectedSchoolId')).toBe('elm');
  });

  it('on another tab stays told when that tab forgets it', async () => {
    await openTab();
    await chosenInAnotherTab('elm');
    const event = new StorageEvent('storage', { key: 'selectedSchoolId', newValue: null });
    await act(async () => window.dispatchEvent(event));
    expect(told()).toContain('You chose The elm school');
  });

  it('can be dismissed', async () => {
    const { become, user } = await openTab();
    await become({ ...ana, selectedSchoolId: 'elm' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(told()).toBeUndefined();
    expect(shown()).toBe('oak');
  });

  it('is not told of another text that another tab has stored', async () => {
    await openTab();
    const event = new StorageEvent('storage', { key: 'another', newValue: 'elm' });
    await act(async () => window.dispatchEvent(event));
    expect(told()).toBeUndefined();
  });

  it('is told as chosen, not as joined, when it has been open for a while', async () => {
    const { become } = await openTab({ ...ana, ...memberOf('oak') });
    await become({ ...ana, ...memberOf('oak', 'elm') });
    expect(told()).toBeUndefined();
    await become({ ...ana, ...memberOf('oak', 'elm'), selectedSchoolId: 'elm' });
    expect(told()).toContain('You chose The elm school');
  });

  it('is not told of a choice that was made before this page', async () => {
    sessionStorage.setItem('schoolgate.school', 'oak');
    const { become } = await openTab({ ...ana, selectedSchoolId: 'elm' });
    await become({ ...ana, ...memberOf('oak', 'elm', 'birch'), selectedSchoolId: 'elm' });
    expect(shown()).toBe('oak');
    expect(told()).toBeUndefined();
  });

  it('is not told of the choice made here', async () => {
    const { become, user, selectSchool } = await openTab();
    await user.click(screen.getByRole('button', { name: 'elm' }));
    expect(selectSchool).toHaveBeenCalledExactlyOnceWith('ana', 'elm');
    await become({ ...ana, selectedSchoolId: 'elm' });
    expect(shown()).toBe('elm');
    expect(told()).toBeUndefined();
  });

  it('is not told when it is closed to the person', async () => {
    const { become } = await openTab();
    await become({ ...ana, selectedSchoolId: 'birch' });
    expect(told()).toBeUndefined();
  });
});

describe('The school of a tab', () => {
  it('outlives a reload whatever another tab has chosen, and a new tab begins with that', async () => {
    const first = await openTab();
    await chosenInAnotherTab('elm');
    first.unmount();
    const again = await openTab();
    expect(shown()).toBe('oak');
    again.unmount();
    sessionStorage.clear();
    await openTab();
    expect(shown()).toBe('elm');
  });

  it('stays where the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { become } = await openTab();
    await become({ ...ana, selectedSchoolId: 'elm' });
    expect(shown()).toBe('oak');
  });

  it('that is closed to the person makes way for another one, and says so', async () => {
    const { become } = await openTab();
    await become({ ...ana, ...memberOf('elm'), selectedSchoolId: 'elm' });
    expect(shown()).toBe('elm');
    expect(told()).toBe('You are no longer a member of The oak school. This tab shows The elm school now.');
    expect(localStorage.getItem('selectedSchoolId')).toBe('elm');
  });

  it('that is closed to the person is told of until that is dismissed', async () => {
    const { become, user } = await openTab();
    await become({ ...ana, ...memberOf('elm'), selectedSchoolId: 'elm' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(told()).toBeUndefined();
    expect(shown()).toBe('elm');
  });

  it('that was chosen here and is closed to the person makes way, and says so', async () => {
    const { become, user } = await openTab();
    await user.click(screen.getByRole('button', { name: 'elm' }));
    await become({ ...ana, ...memberOf('oak') });
    expect(shown()).toBe('oak');
    expect(told()).toBe('You are no longer a member of The elm school. This tab shows The oak school now.');
  });

  it('stays when another school lets the person in', async () => {
    const { become } = await openTab({ ...ana, ...memberOf('oak') });
    await become({ ...ana, ...memberOf('oak', 'elm'), selectedSchoolId: 'elm' });
    expect(shown()).toBe('oak');
    expect(told()).toBe('You are now a member of The elm school. This tab stays with The oak school.');
  });
});
