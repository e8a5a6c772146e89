import { screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { Member } from '@/domain/entities/school';
import { SessionProvider, useSession } from '@/features/session';
import { ProfilePage } from './profile-page';

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
  await renderWithBackend(app, backend, { route: `/profile/${who}` });
  return read;
}

it.each([
  ['river', ['river', 'posts of river']],
  ['hill', ['river', 'maple', 'hill', 'posts of hill']],
])('shows a parent of %s, and reads no further', async (herSchool, expected) => {
  const read = await visit(herSchool);
  expect(await screen.findByRole('heading', { name: 'Tove Lind' })).toBeInTheDocument();
  expect(read).toEqual(expected);
});

it('says so when no school of the reader has this parent', async () => {
  const read = await visit('elsewhere');
  expect(await screen.findByText('This parent is not a member of your school.')).toBeInTheDocument();
  expect(read).toEqual(['river', 'maple', 'hill']);
});

it.each([
  ['tove', true],
  ['ana', false],
])('can be reported unless it is one’s own: %s', async (who, expected) => {
  await visit('hill', who);
  await screen.findByRole('heading', { name: 'Tove Lind' });
  expect(screen.queryByRole('button', { name: 'Report' }) !== null).toBe(expected);
  expect(screen.queryByRole('link', { name: 'Edit profile' }) !== null).toBe(!expected);
});
