import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { UsersPort } from '@/backend/ports/users';
import { fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { applyProfileChange } from '@/domain/profile-change';
import { draftFormKeys, forgetDrafts } from '@/features/drafts';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { stubDrawing } from '@/features/pictures/testing';
import { SessionProvider } from '@/features/session';
import { aMember, Guarded } from '@/features/session/testing';
import { EditProfilePage } from './edit-profile-page';
import { ProfilePage } from './profile-page';

stubDrawing(() => 'pixels');

afterEach(() => {
  cleanup();
  forgetDrafts();
  sessionStorage.clear();
  vi.clearAllMocks();
});

const [mia, tom, lea] = [
  { name: 'Mia', gradeOrRoom: '2b' },
  { name: 'Tom', gradeOrRoom: '1a' },
  { name: 'Lea', gradeOrRoom: '4c' },
];

/** A device on which Ana opens her profile's form, and what the server has of her. */
async function open(record: User = aMember({ children: [mia] }), calls: Partial<UsersPort> = {}) {
  const { auth, users, become } = fakeAccount(record);
  let now = record;
  const updateProfile = vi.fn<UsersPort['updateProfile']>(async (_uid, change) => {
    now = applyProfileChange(now, change);
    await become(now);
  });
  const server = aServer();
  const { user } = await renderWithBackend(
    <SessionProvider>
      <OfflineProvider>
        <Guarded>
          <Link to="/edit-profile">Form</Link>
          <Link to="/profile/ana">Profile</Link>
          <Routes>
            <Route path="/edit-profile" element={<EditProfilePage />} />
            <Route path="/profile/:userId" element={<ProfilePage />} />
          </Routes>
        </Guarded>
      </OfflineProvider>
    </SessionProvider>,
    fakeBackend({
      auth,
      connection: server,
      users: { ...users, updateProfile, ...calls },
      directory: {
        watchMember: (_school, _uid, observer) => {
          observer.next({ ...now, joinedAt: null, searchTokens: [] });
          return () => undefined;
        },
      },
      posts: { newestBy: () => Promise.resolve([]) },
    }),
    { route: '/edit-profile' },
  );
  return {
    user,
    server,
    updateProfile,
    record: () => now,
    /** Another device saves something. */
    elsewhere: (changes: Partial<User>) => {
      now = { ...now, ...changes };
      return become(now);
    },
    save: () => user.click(screen.getByRole('button', { name: 'Save profile' })),
  };
}

/** Closes the page: its memory is gone. */
function close(): void {
  cleanup();
  forgetDrafts();
}

const field = (label: string, at = 0) =>
  screen.getAllByLabelText<HTMLInputElement>(label)[at] as HTMLInputElement;
const bio = () => field('About me (optional)');
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
/** Children of the form, and the one being typed at the end. */
const children = () => {
  const grades = screen.getAllByLabelText<HTMLInputElement>('Grade or room');
  return screen
    .getAllByLabelText<HTMLInputElement>("Child's name")
    .map(({ value }, at) => `${value} ${grades[at]?.value}`.trim());
};
const note = 'You had started this.';

describe('What is begun of a profile', () => {
  it('is there again with the child being typed, and says so', async () => {
    await open();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    type(bio(), 'I bake.');
    type(field("Child's name", 1), 'Tom');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    close();
    const { updateProfile } = await open();
    expect(screen.getByText(note).closest('[role=status]')).toBeInTheDocument();
    expect(bio()).toHaveValue('I bake.');
    expect(children()).toEqual(['Mia 2b', 'Tom']);
    expect(updateProfile).not.toHaveBeenCalled();
  });

  it('is there again where it is nothing but the child being typed', async () => {
    await open();
    type(field('Grade or room', 1), '1a');
    close();
    await open();
    expect(children()).toEqual(['Mia 2b', '1a']);
  });

  it('goes when its person starts anew', async () => {
    await open();
    type(bio(), 'I bake.');
    type(field("Child's name"), 'Max');
    close();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(bio()).toHaveValue('');
    expect(children()).toEqual(['Mia 2b', '']);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(draftFormKeys('ana')).toEqual([]);
  });

  it('goes when it is typed back, and when it is saved', async () => {
    const { save } = await open();
    type(bio(), 'I bake.');
    type(bio(), '');
    expect(draftFormKeys('ana')).toEqual([]);
    type(bio(), ' I bake. ');
    expect(draftFormKeys('ana')).toEqual(['profile']);
    await save();
    await screen.findByText('Your profile is saved.');
    expect(draftFormKeys('ana')).toEqual([]);
  });

  it('goes when another device has saved the same', async () => {
    await open();
    type(bio(), 'I bake.');
    close();
    await open(aMember({ bio: 'I bake.', children: [mia] }));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(draftFormKeys('ana')).toEqual([]);
  });

  it('comes back when it is refused at once, with the child being typed', async () => {
    const updateProfile = () => Promise.reject(new BackendError('permission-denied'));
    const { user, save } = await open(undefined, { updateProfile });
    type(bio(), 'I bake.');
    type(field("Child's name", 1), 'Tom');
    await save();
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await screen.findByText(/You are not allowed/);
    close();
    await open();
    expect(bio()).toHaveValue('I bake.');
    expect(children()).toEqual(['Mia 2b', 'Tom']);
  });

  it('has the picture that was chosen, or that there is to be none', async () => {
    const record = aMember({ profilePicUrl: 'stored:before' });
    await open(record);
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['x'], 'me.png')] } });
    await waitFor(() => expect(draftFormKeys('ana')).toEqual(['profile']));
    close();
    const uploadPicture = vi.fn(
      async (_uid: string, picture: Blob) => `${picture.type}:${await picture.text()}`,
    );
    const { user, save, updateProfile } = await open(record, { uploadPicture });
    await save();
    await waitFor(() =>
      expect(updateProfile).toHaveBeenLastCalledWith('ana', { profilePicUrl: 'image/webp:pixels' }),
    );
    await user.click(screen.getByRole('link', { name: 'Form' }));
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    close();
    const again = await open(record);
    await again.save();
    await waitFor(() => expect(again.updateProfile).toHaveBeenLastCalledWith('ana', { profilePicUrl: null }));
  });
});

describe('What another device saves meanwhile', () => {
  it('is in the form that is opened again, with what was typed here, and saving keeps both', async () => {
    const first = await open(aMember({ bio: 'Baker', children: [mia] }));
    type(bio(), 'Gardener');
    type(field('Grade or room'), '3b');
    close();
    const { save, record } = await open({ ...first.record(), lastName: 'Costa', children: [mia, tom] });
    expect(field('Last name')).toHaveValue('Costa');
    expect(bio()).toHaveValue('Gardener');
    expect(children()).toEqual(['Tom 1a', 'Mia 3b', '']);
    await save();
    await screen.findByText('Your profile is saved.');
    expect(record()).toMatchObject({
      lastName: 'Costa',
      bio: 'Gardener',
      children: [tom, { name: 'Mia', gradeOrRoom: '3b' }],
    });
  });

  it('comes into a form that is open, where its person goes on typing', async () => {
    const { elsewhere, save, updateProfile, record } = await open(aMember({ children: [lea, mia] }));
    const grade = field('Grade or room', 1);
    grade.focus();
    type(grade, '3b');
    type(field('First name'), 'Anna');
    await elsewhere({ firstName: 'Ann', lastName: 'Costa', children: [mia, tom] });
    expect(children()).toEqual(['Mia 3b', 'Tom 1a', '']);
    expect(grade).toHaveFocus();
    expect(field('First name')).toHaveValue('Anna');
    expect(field('Last name')).toHaveValue('Costa');
    type(grade, '3c');
    await save();
    await screen.findByText('Your profile is saved.');
    expect(Object.keys(updateProfile.mock.calls[0]?.[1] ?? {})).toEqual(['firstName', 'children']);
    expect(record()).toMatchObject({
      firstName: 'Anna',
      lastName: 'Costa',
      children: [{ name: 'Mia', gradeOrRoom: '3c' }, tom],
    });
  });

  it('is all there is in a form in which nothing was typed', async () => {
    const { elsewhere, save, updateProfile } = await open();
    await elsewhere({ bio: 'Baker', children: [tom, mia] });
    expect(children()).toEqual(['Mia 2b', 'Tom 1a', '']);
    expect(bio()).toHaveValue('Baker');
    expect(draftFormKeys('ana')).toEqual([]);
    await save();
    await screen.findByText('Your profile is saved.');
    expect(updateProfile).not.toHaveBeenCalled();
  });
});

describe('A change that was sent off and is not to be sent', () => {
  async function stopped() {
    const page = await open();
    await page.server.become('offline');
    type(bio(), 'I bake.');
    type(field('First name'), 'Anna');
    await page.user.click(screen.getByRole('button', { name: 'Remove Mia' }));
    await page.save();
    await screen.findByRole('button', { name: "Don't send" });
    const stop = () => page.user.click(screen.getByRole('button', { name: "Don't send" }));
    const form = () => page.user.click(screen.getByRole('link', { name: 'Form' }));
    return { ...page, stop, form };
  }

  it('is in the form again', async () => {
    const { stop, form } = await stopped();
    await stop();
    await screen.findByText('2b');
    await form();
    expect(bio()).toHaveValue('I bake.');
    expect(field('First name')).toHaveValue('Anna');
    expect(children()).toEqual(['']);
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  it('leaves what was typed since', async () => {
    const { user, stop, form } = await stopped();
    await form();
    type(bio(), 'I bake bread.');
    type(field("Child's name"), 'Tom');
    type(field('Grade or room'), '1a');
    await user.click(screen.getByRole('button', { name: 'Add child' }));
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await stop();
    await screen.findByText('2b');
    await form();
    expect(bio()).toHaveValue('I bake bread.');
    expect(field('First name')).toHaveValue('Anna');
    expect(children()).toEqual(['Tom 1a', '']);
  });
});

describe('A profile with the most children', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => ({ name: `Child ${at}`, gradeOrRoom: '1' }));
  const most = 'A profile can have 12 children at most. Remove one to add another.';
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('says so, keeps the child being typed, and adds it once there is room', async () => {
    const { user, elsewhere } = await open(aMember({ children: twelve.slice(1) }));
    expect(status()).not.toContain(most);
    type(field("Child's name", 11), 'Mia');
    type(field('Grade or room', 11), '2b');
    await elsewhere({ children: twelve });
    expect(status()).toContain(most);
    expect(children().at(-1)).toBe('Mia 2b');
    await user.click(screen.getByRole('button', { name: 'Add child' }));
    const problem = await screen.findByRole('alertdialog');
    expect(problem).toHaveTextContent(most);
    await user.click(within(problem).getByRole('button'));
    expect(children()).toHaveLength(13);
    await user.click(screen.getByRole('button', { name: 'Remove Child 3' }));
    expect(status()).not.toContain(most);
    await user.click(screen.getByRole('button', { name: 'Add child' }));
    expect(children().slice(-2)).toEqual(['Mia 2b', '']);
  });

  it('that two devices have made together is not saved before one is removed', async () => {
    await open(aMember({ children: twelve.slice(1) }));
    type(field("Child's name", 0), 'Kim');
    type(field("Child's name", 11), 'Mia');
    type(field('Grade or room', 11), '2b');
    fireEvent.click(screen.getByRole('button', { name: 'Add child' }));
    await waitFor(() => expect(children()).toHaveLength(13));
    close();
    const { save, updateProfile } = await open(aMember({ children: twelve }));
    expect(children()).toHaveLength(14);
    await save();
    await screen.findByText('That is more than we can store.');
    expect(updateProfile).not.toHaveBeenCalled();
  });
});

it.each([
  ["Child's name", 80],
  ['Grade or room', 40],
])('says at once how much too long a %s is, and does not add it', async (label, max) => {
  const { user } = await open(aMember({ children: [] }));
  type(field("Child's name"), 'Mia');
  type(field('Grade or room'), '2b');
  type(field(label), 'x'.repeat(max + 2));
  await screen.findByText('This is 2 characters too long.');
  await user.click(screen.getByRole('button', { name: 'Add child' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This is too long.');
});
