import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { aConnection } from '@/backend/testing';
import { draftFormKeys, forgetDrafts } from '@/features/drafts';
import { OfflineProvider } from '@/features/offline';
import { drawingOnCall, stubDrawing } from '@/features/pictures/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { EditProfilePage } from './edit-profile-page';

const drawing = drawingOnCall();
stubDrawing(drawing.draw);
afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
  drawing.clear();
});

async function visit(profilePicUrl: string | null = null) {
  const uploadPicture = vi.fn(async (_uid: string, picture: Blob) => `stored:${await picture.text()}`);
  const updateProfile = vi.fn(() => Promise.resolve());
  const deletePicture = vi.fn(() => Promise.resolve());
  const users = { uploadPicture, updateProfile, deletePicture };
  const { user, container } = await renderSignedIn(
    <OfflineProvider>
      <EditProfilePage />
    </OfflineProvider>,
    { connection: aConnection, users },
    aMember({ profilePicUrl }),
  );
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  const choose = (name: string) =>
    act(async () => fireEvent.change(input, { target: { files: [new File(['x'], name)] } }));
  const settle = (...which: Parameters<typeof drawing.end>) => act(() => drawing.end(...which));
  const save = () => user.click(screen.getByRole('button', { name: 'Save profile' }));
  return { user, users, choose, settle, save };
}

it('saves the last of two pictures, also when the first one is ready later', async () => {
  const { users, choose, settle, save } = await visit();
  await choose('first.png');
  await choose('second.png');
  await settle('second.png');
  await settle('first.png');
  await save();
  await waitFor(() =>
    expect(users.updateProfile).toHaveBeenCalledExactlyOnceWith('ana', {
      profilePicUrl: 'stored:second.png',
    }),
  );
  expect(users.uploadPicture).toHaveBeenCalledTimes(1);
});

it('forgets a picture that was removed before it was ready, and an earlier one that fails late', async () => {
  const { user, users, choose, settle, save } = await visit();
  await choose('first.png');
  await choose('second.png');
  await settle('second.png');
  await settle('first.png', 'fail');
  expect(screen.queryByText(/This picture could not/)).not.toBeInTheDocument();
  await choose('third.png');
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await settle('third.png');
  await user.type(screen.getByLabelText('First name'), ' Maria');
  await save();
  await waitFor(() =>
    expect(users.updateProfile).toHaveBeenCalledExactlyOnceWith('ana', { firstName: 'Ana Maria' }),
  );
  expect(users.uploadPicture).not.toHaveBeenCalled();
});

it('keeps the picture of a profile that is saved without touching it, until it is removed', async () => {
  const { user, users, save } = await visit('stored:before.png');
  await user.type(screen.getByLabelText('First name'), ' Maria');
  await save();
  const saved = (change: object) =>
    waitFor(() => expect(users.updateProfile).toHaveBeenLastCalledWith('ana', change));
  await saved({ firstName: 'Ana Maria' });
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await save();
  await saved({ profilePicUrl: null });
  expect(users.uploadPicture).not.toHaveBeenCalled();
  expect(users.deletePicture).not.toHaveBeenCalled();
});

it('does not save before the picture is ready', async () => {
  const { choose, settle } = await visit();
  await choose('first.png');
  expect(screen.getByRole('button', { name: 'Save profile' })).toHaveProperty('disabled', true);
  await settle('first.png');
  expect(screen.getByRole('button', { name: 'Save profile' })).toHaveProperty('disabled', false);
});

it('deletes the picture of a profile that was refused, and uploads it anew with the next try', async () => {
  const { users, choose, settle, save } = await visit();
  users.updateProfile.mockRejectedValueOnce(new BackendError('permission-denied'));
  await choose('first.png');
  await settle('first.png');
  await save();
  await waitFor(() => expect(users.deletePicture).toHaveBeenCalledExactlyOnceWith('stored:first.png'));
  await save();
  await waitFor(() => expect(users.updateProfile).toHaveBeenCalledTimes(2));
  expect(users.uploadPicture).toHaveBeenCalledTimes(2);
  expect(users.deletePicture).toHaveBeenCalledTimes(1);
});

it('is no draft any more once it is saved, while the next page is on its way', async () => {
  const { user, users, choose, settle, save } = await visit();
  await choose('first.png');
  await settle('first.png');
  await waitFor(() => expect(draftFormKeys('ana')).toEqual(['profile']));
  await user.type(screen.getByLabelText('First name'), ' Maria');
  await save();
  await waitFor(() => expect(users.updateProfile).toHaveBeenCalledOnce());
  await screen.findByText('Your profile is saved.');
  expect(draftFormKeys('ana')).toEqual([]);
});
