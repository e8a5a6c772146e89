import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { CommunityPort } from '@/backend/ports/community';
import type { PhotoWish } from '@/domain/entities/photo-wish';
import type { Member } from '@/domain/entities/school';
import { MAX_PHOTO_WISH } from '@/domain/limits';
import { renderSignedIn } from '@/features/session/testing';
import { telling } from '../testing';
import { PhotoNote } from './photo-note';
import { PhotoWishForm } from './photo-wish-form';
import { PhotoWishLine } from './photo-wish-line';

afterEach(() => sessionStorage.clear());

const wish = (userId: string, text: string): PhotoWish => ({
  userId,
  schoolId: 'oak',
  text,
  updatedAt: null,
});
const amara = wish('tove', 'Please no photos of Amara');
const member = (uid: string): Member => ({
  uid,
  firstName: 'Tove',
  lastName: 'Lind',
  profilePicUrl: null,
  bio: '',
  children: [],
  joinedAt: null,
  searchTokens: [],
});
const directory = { watchMember: telling(member('tove')) };

it('says with a picture what the school and its families wish', async () => {
  const community = { watchPhotoWishes: telling([amara]) };
  await renderSignedIn(<PhotoNote schoolId="oak" />, { community, directory });
  expect(screen.getByText(/^Ask before you show other people’s children/)).toBeInTheDocument();
  expect(screen.getByText('Please no photos of Amara — Lind family')).toBeVisible();
});

it('keeps more than two wishes behind a line', async () => {
  const wishes = ['a', 'b', 'c'].map((uid) => wish(uid, `No photos of ${uid}`));
  const community = { watchPhotoWishes: telling(wishes) };
  const { user } = await renderSignedIn(<PhotoNote schoolId="oak" />, { community, directory });
  expect(screen.queryByText(/No photos of a/)).not.toBeInTheDocument();
  await user.click(screen.getByText('3 families have photo wishes'));
  expect(await screen.findByText(/No photos of a/)).toBeInTheDocument();
  expect(screen.getByText(/No photos of c/)).toBeInTheDocument();
});

it('shows the wish of a family on its profile, and nothing where there is none', async () => {
  const watchPhotoWish: CommunityPort['watchPhotoWish'] = (_, uid, observer) =>
    telling(uid === 'tove' ? amara : null)(observer);
  await renderSignedIn(
    <>
      <PhotoWishLine schoolId="oak" uid="tove" />
      <PhotoWishLine schoolId="oak" uid="eve" />
    </>,
    { community: { watchPhotoWish } },
  );
  expect(screen.getAllByText(/^Photo wish:/).map((line) => line.textContent)).toEqual([
    'Photo wish: Please no photos of Amara',
  ]);
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/What you wish about pictures/);
const save = () => screen.getByRole('button', { name: 'Save photo wishes' });

it('saves a wish for the selected school, and takes it back', async () => {
  const savePhotoWish = vi.fn(() => Promise.resolve());
  const { user } = await renderSignedIn(<PhotoWishForm />, { community: { savePhotoWish } });
  await user.type(field(), '  No photos of Amara ');
  await user.click(save());
  const saved = { userId: 'ana', schoolId: 'oak', text: 'No photos of Amara' };
  expect(savePhotoWish).toHaveBeenLastCalledWith(saved);
  await screen.findByText('Your photo wishes are saved.');
  expect(field()).toHaveValue('No photos of Amara');
  await user.clear(field());
  await user.click(save());
  expect(savePhotoWish).toHaveBeenLastCalledWith({ ...saved, text: '' });
  await screen.findByText('Your photo wishes have been taken back.');
});

it('keeps what was typed when it could not be saved, and after leaving the page', async () => {
  const savePhotoWish = () => Promise.reject(new BackendError('unavailable'));
  const parts = { community: { savePhotoWish } };
  const { user, unmount } = await renderSignedIn(<PhotoWishForm />, parts);
  await user.type(field(), 'No photos');
  await user.click(save());
  await screen.findByText(/Your photo wishes could not be saved/);
  expect(field()).toHaveValue('No photos');
  unmount();
  await renderSignedIn(<PhotoWishForm />, parts);
  await waitFor(() => expect(field()).toHaveValue('No photos'));
});

it('sends nothing that is too long, nor anything during a pause', async () => {
  const savePhotoWish = vi.fn(() => Promise.resolve());
  const until = new Date(Date.now() + 86_400_000);
  const { user, unmount } = await renderSignedIn(<PhotoWishForm />, { community: { savePhotoWish } });
  await user.click(field());
  await user.paste('a'.repeat(MAX_PHOTO_WISH + 1));
  await user.click(save());
  expect(field()).toHaveAccessibleDescription(/too long/);
  unmount();
  const watchPause = telling({ userId: 'ana', schoolId: 'oak', until, caseId: 'c' });
  await renderSignedIn(<PhotoWishForm />, { community: { savePhotoWish, watchPause } });
  expect(save()).toBeDisabled();
  expect(screen.getByText(/The moderators have paused you/)).toBeInTheDocument();
  expect(savePhotoWish).not.toHaveBeenCalled();
});
