import { screen, within } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { newGroup } from '@/domain/entities/new-group';
import type { Member } from '@/domain/entities/school';
import { loadPersonMenu } from '@/features/community/testing';
import { SessionProvider, useSession } from '@/features/session';
import { ProfilePage } from './profile-page';

// Lazily loaded parts of the page.
beforeAll(loadPersonMenu);
afterEach(() => localStorage.clear());

const me = aUser({
  approved: true,
  schoolIds: ['maple', 'river', 'hill'],
  approvedSchools: ['maple', 'river', 'hill'],
  selectedSchoolId: 'river',
});
const tove: Member = {
  uid: 'tove',
  firstName: 'Tove',
  lastName: 'Lind',
  profilePicUrl: null,
  bio: '',
  children: [],
  joinedAt: null,
  searchTokens: [],
};

const aGroup = (name: string, schoolId: string) =>
  newGroup({ groupId: name, name, description: '', createdBy: 'ana', schoolId });

const none = (_one: string, _other: string, observer: { next: (value: null) => void }) => {
  observer.next(null);
  return () => undefined;
};

/** As the guards of the app do. */
function WhenSignedIn() {
  return useSession().status === 'signed-in' ? <Outlet /> : null;
}

/** Opens Tove's profile when she belongs to this school; returns what was read. */
async function visit(herSchool: string, who = 'tove') {
  const read: string[] = [];
  const account = fakeAccount(me);
  const backend = fakeBackend({
    auth: account.auth,
    users: account.users,
    directory: {
      watchMember: (schoolId, _uid, observer) => {
        read.push(schoolId);
        observer.next(schoolId === herSchool ? { ...tove, uid: who } : null);
        return () => undefined;
      },
    },
    groups: {
      watchMine: (_uid, schoolId, observer) => {
        observer.next(['choir', 'chess'].map((name) => aGroup(name, schoolId)));
        return () => undefined;
      },
      whoIsIn: (groupId, uids) => Promise.resolve(groupId === 'choir' ? [...uids] : []),
    },
    contacts: { watchRequest: none, watchShare: none },
    posts: {
      newestBy: (schoolId) => {
        read.push(`posts of ${schoolId}`);
        return Promise.resolve([]);
      },
    },
  });
  const app = (
    <SessionProvider>
      <Routes>
        <Route element={<WhenSignedIn />}>
          <Route path="/profile/:userId" element={<ProfilePage />} />
        </Route>
      </Routes>
    </SessionProvider>
  );
  const { user } = await renderWithBackend(app, backend, { route: `/profile/${who}` });
  return { read, user };
}

it.each([
  ['river', ['river', 'posts of river']],
  ['hill', ['river', 'maple', 'hill', 'posts of hill']],
])('shows a parent of %s, and reads no further', async (herSchool, expected) => {
  const { read } = await visit(herSchool);
  expect(await screen.findByRole('heading', { name: 'Tove Lind' })).toBeInTheDocument();
  expect(read).toEqual(expected);
});

it('says so when no school of the reader has this parent', async () => {
  const { read } = await visit('elsewhere');
  expect(await screen.findByText('This parent is not a member of your school.')).toBeInTheDocument();
  expect(read).toEqual(['river', 'maple', 'hill']);
});

it.each([
  ['tove', true],
  ['ana', false],
])('can be reported unless it is one’s own, which can be edited: %s', async (who, isOther) => {
  const { user } = await visit('hill', who);
  await screen.findByRole('heading', { name: 'Tove Lind' });
  expect(screen.queryByRole('link', { name: 'Edit profile' }) !== null).toBe(!isOther);
  if (!isOther) {
    expect(screen.queryByRole('button', { name: /More about/ })).not.toBeInTheDocument();
    return;
  }
  await user.click(await screen.findByRole('button', { name: 'More about Tove Lind' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([expect.stringMatching(/^Hide/), expect.stringMatching(/^Block/), 'Report']);
});

it('names the groups that one shares, and no others', async () => {
  await visit('hill');
  const groups = await screen.findByRole('region', { name: 'Groups you share' });
  expect(
    within(groups)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['choir']);
});
