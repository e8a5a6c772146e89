import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { UsersPort } from '@/backend/ports/users';
import type { User } from '@/domain/entities/user';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { EditProfilePage } from './edit-profile-page';
import { ProfilePage } from './profile-page';

afterEach(() => sessionStorage.clear());

const mia = { name: 'Mia', gradeOrRoom: '2b' };

async function visit(updateProfile: UsersPort['updateProfile'], fields: Partial<User> = {}) {
  const server = aServer();
  const me = aMember({ children: [mia], ...fields });
  const { user } = await renderSignedIn(
    <OfflineProvider>
      <Routes>
        <Route path="/" element={<EditProfilePage />} />
        <Route path="/edit-profile" element={<EditProfilePage />} />
        <Route path="/profile/:userId" element={<ProfilePage />} />
      </Routes>
    </OfflineProvider>,
    {
      connection: server,
      users: { updateProfile },
      directory: {
        watchMember: (_school, _uid, observer) => {
          observer.next({ ...me, joinedAt: null, searchTokens: [] });
          return () => undefined;
        },
      },
      posts: { newestBy: () => Promise.resolve([]) },
    },
    me,
  );
  const save = () => user.click(screen.getByRole('button', { name: 'Save profile' }));
  const bio = () => screen.getByLabelText<HTMLTextAreaElement>('About me (optional)');
  return { user, server, save, bio };
}
const saves = () => vi.fn<UsersPort['updateProfile']>(() => Promise.resolve());

it('writes the fields that were changed, and no others', async () => {
  const update = saves();
  const { user, save, bio } = await visit(update);
  await user.type(bio(), 'I bake.');
  await save();
  await screen.findByText('Your profile is saved.');
  expect(update).toHaveBeenCalledExactlyOnceWith('ana', { bio: 'I bake.' });
});

it('says beforehand how often a name can change', async () => {
  await visit(saves());
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
    'You can change your name twice in 30 days.',
  );
});

it('says from when a name that has changed twice can change again', async () => {
  const earlierName = { firstName: 'Anna', lastName: 'Silva', at: new Date() };
  await visit(saves(), { earlierName });
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
    /^Your name has changed twice in 30 days\. You can change it again from .+\.$/,
  );
});

it('writes nothing when nothing was changed', async () => {
  const update = saves();
  const { save } = await visit(update);
  await save();
  await screen.findByText('Your profile is saved.');
  expect(update).not.toHaveBeenCalled();
});

it('says which children the form began with, so that others added meanwhile stay', async () => {
  const update = saves();
  const { user, save } = await visit(update);
  await user.click(screen.getByRole('button', { name: 'Remove Mia' }));
  await save();
  await screen.findByText('Your profile is saved.');
  expect(update).toHaveBeenCalledExactlyOnceWith('ana', { children: { from: [mia], to: [] } });
});

it('is shown as it will be while it waits, and the form goes on from there', async () => {
  const update = saves();
  const { user, server, save, bio } = await visit(update);
  await server.become('offline');
  await user.type(bio(), 'I bake.');
  await save();
  await screen.findByText('Your profile is waiting to be saved.');
  expect(await screen.findByText('I bake.')).toBeInTheDocument();
  expect(screen.getByText('Waiting to send')).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Edit profile' }));
  expect(bio()).toHaveValue('I bake.');
  await user.type(screen.getByLabelText('First name'), ' Maria');
  await save();
  expect(await screen.findByRole('heading', { level: 1, name: /^Ana Maria/ })).toBeInTheDocument();
  await server.become('online');
  await waitFor(() =>
    expect(update.mock.calls).toEqual([
      ['ana', { bio: 'I bake.' }],
      ['ana', { firstName: 'Ana Maria' }],
    ]),
  );
});

it('that is stopped is never saved, and is shown as the server has it', async () => {
  const update = saves();
  const { user, server, save, bio } = await visit(update);
  await server.become('offline');
  await user.type(bio(), 'I bake.');
  await save();
  await user.click(await screen.findByRole('button', { name: "Don't send" }));
  expect(screen.queryByText('I bake.')).not.toBeInTheDocument();
  await server.become('online');
  expect(update).not.toHaveBeenCalled();
});

it('says why it is refused, and keeps what was typed', async () => {
  const update = vi.fn<UsersPort['updateProfile']>().mockRejectedValue(new BackendError('too-many-children'));
  const { user, save, bio } = await visit(update);
  await user.type(bio(), 'I bake.');
  await save();
  expect(await screen.findByText(/more than 12 children/)).toBeInTheDocument();
  expect(bio()).toHaveValue('I bake.');
});

it('says when a name can change again, and keeps what was typed', async () => {
  const retryAt = new Date(2031, 4, 3, 9, 0);
  const update = vi.fn<UsersPort['updateProfile']>(() =>
    Promise.reject(new BackendError('too-many-name-changes', { retryAt })),
  );
  const { user, save } = await visit(update);
  const firstName = screen.getByLabelText('First name');
  await user.clear(firstName);
  await user.type(firstName, 'Anna');
  await save();
  const alert = await screen.findByText(/You can change it again from .+; all else can be saved now/);
  expect(alert).toHaveTextContent(/You can change it again from .*2031/);
  expect(screen.getByLabelText('First name')).toHaveValue('Anna');
});

it('takes no name of one’s school', async () => {
  const update = saves();
  const { user, save } = await visit(update, {
    schools: [{ schoolId: 'oak', schoolName: 'The Oak School' }],
  });
  for (const [label, name] of [
    ['First name', 'Oak'],
    ['Last name', 'School'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), name);
  }
  await save();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
    'This is the name of a school of yours. Please enter your own name. You can change your name twice in 30 days.',
  );
  expect(update).not.toHaveBeenCalled();
});
