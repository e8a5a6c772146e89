import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { CreateGroupPage } from '@/features/groups';
import { SessionProvider, useSession } from '@/features/session';
import { aMember } from '@/features/session/testing';
import { OrphanedDrafts } from '../frame/orphaned-drafts';
import { RequireMember } from './require-member';

// The page is fetched when first opened: no test waits for that.
beforeAll(() => CreateGroupPage.preload());
afterEach(() => sessionStorage.clear());

const ana = aMember();
const removed = { ...ana, approvedSchools: [], schoolIds: [], schools: [], selectedSchoolId: null };

function Screens() {
  if (useSession().status !== 'signed-in') return null;
  return (
    <Routes>
      <Route element={<RequireMember />}>
        <Route path="/groups/create" element={<CreateGroupPage />} />
        <Route path="/groups" element={<p>All groups</p>} />
      </Route>
      <Route path="/join-school" element={<OrphanedDrafts />} />
    </Routes>
  );
}

async function open() {
  const { auth, users, become } = fakeAccount(ana);
  const { user } = await renderWithBackend(
    <SessionProvider>
      <Screens />
    </SessionProvider>,
    fakeBackend({ auth, users, groups: {} }),
    { route: '/groups/create' },
  );
  return { user, become };
}

it('gives back what was typed in a form when the person is taken out of their only school', async () => {
  const { user, become } = await open();
  await user.type(await screen.findByLabelText('Group name'), 'Chess for beginners');
  await user.type(screen.getByLabelText(/^Description/), 'Fridays, in the library');
  await become(removed);
  const card = await screen.findByRole('article', { name: "What you were writing can't be sent." });
  expect(card.textContent).toContain('Chess for beginners\nFridays, in the library');
  expect(within(card).getByRole('button', { name: 'Copy the text' })).toBeInTheDocument();
});

it('gives back what was begun in a form that its person had left before', async () => {
  const { user, become } = await open();
  await user.type(await screen.findByLabelText('Group name'), 'Chess');
  await user.click(screen.getByRole('link', { name: /groups/i }));
  await screen.findByText('All groups');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await become(removed);
  expect(await screen.findByRole('article')).toHaveTextContent('Chess');
});
