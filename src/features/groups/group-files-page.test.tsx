import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { GroupsPort } from '@/backend/ports/groups';
import { TINY } from '@/domain/file-check/testing';
import { forgetDrafts } from '@/features/drafts';
import { GroupFilesPage } from './group-files-page';
import { fileOf, visitGroup } from './testing';

beforeAll(() => Promise.all([import('@/domain/file-check'), import('@/ui/confirm-dialog')]));
afterEach(() => {
  forgetDrafts();
  sessionStorage.clear();
});

const page = <GroupFilesPage />;
const pdf = (bytes: BlobPart = new Uint8Array(TINY.pdf)) =>
  new File([bytes], 'Songs.pdf', { type: 'application/pdf' });
const stored = () => ({
  uploadFile: vi.fn<GroupsPort['uploadFile']>(async () => undefined),
  act: vi.fn<GroupsPort['act']>(async () => undefined),
});
const choose = async (user: Awaited<ReturnType<typeof visitGroup>>['user'], file: File) => {
  await user.upload(await screen.findByLabelText('Share a PDF'), file);
  await user.click(screen.getByRole('button', { name: 'Share file' }));
};

it('says that there are none, and shares one', async () => {
  const calls = stored();
  const { user } = await visitGroup(page, { calls });
  expect(screen.getByText('No files yet.')).toBeInTheDocument();
  await choose(user, pdf());
  await waitFor(() => expect(calls.act).toHaveBeenCalledOnce());
  expect(calls.act.mock.calls[0]?.[2]).toMatchObject({ type: 'share-file', file: { name: 'Songs.pdf' } });
});

it('asks for a file where none is chosen, and refuses what is no PDF', async () => {
  const calls = stored();
  const { user } = await visitGroup(page, { calls });
  await user.click(await screen.findByRole('button', { name: 'Share file' }));
  expect(await screen.findByText('Please choose a file first.')).toBeInTheDocument();
  await choose(user, pdf('<html>'));
  expect(await screen.findByText(/We can’t open this file/)).toBeInTheDocument();
  expect(calls.uploadFile).not.toHaveBeenCalled();
});

it('waits for the network, and can be stopped', async () => {
  const calls = stored();
  const { user, server } = await visitGroup(page, { calls });
  await server.become('offline');
  await choose(user, pdf());
  const onItsWay = await screen.findByRole('region', { name: 'On their way' });
  expect(within(onItsWay).getByRole('progressbar', { name: 'Sharing Songs.pdf' })).toBeInTheDocument();
  await user.click(within(onItsWay).getByRole('button', { name: "Don't send" }));
  await waitFor(() => expect(onItsWay).not.toBeInTheDocument());
  await server.become('online');
  expect(calls.uploadFile).not.toHaveBeenCalled();
});

it('keeps what was chosen when it is refused', async () => {
  const uploadFile = () => Promise.reject(new BackendError('file-refused'));
  const { user } = await visitGroup(page, { calls: { ...stored(), uploadFile } });
  await choose(user, pdf());
  await screen.findByText(/Songs\.pdf could not be shared\./);
  expect(screen.getByText('Songs.pdf', { exact: false, selector: 'span' })).toBeInTheDocument();
});

it('offers to delete one’s own, and everybody’s to those who run the group', async () => {
  const files = [fileOf('mine', { userId: 'ana' }), fileOf('other')];
  const names = () =>
    screen.getAllByRole('button', { name: /^Delete/ }).map((one) => one.getAttribute('aria-label'));
  const { unmount } = await visitGroup(page, { files });
  await screen.findByRole('article', { name: 'other.pdf' });
  expect(names()).toEqual(['Delete mine.pdf']);
  unmount();
  await visitGroup(page, { files, group: { helpers: ['ana'] } });
  await screen.findByRole('article', { name: 'other.pdf' });
  expect(names()).toEqual(['Delete mine.pdf', 'Delete other.pdf']);
});

it('deletes after a question, off the list at once', async () => {
  const calls = stored();
  const { user, server } = await visitGroup(page, { files: [fileOf('mine', { userId: 'ana' })], calls });
  await server.become('offline');
  await user.click(await screen.findByRole('button', { name: 'Delete mine.pdf' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete file' }),
  );
  expect(await screen.findByText('No files yet.')).toBeInTheDocument();
  await server.become('online');
  await waitFor(() => expect(calls.act.mock.calls[0]?.[2]).toEqual({ type: 'delete-file', fileId: 'mine' }));
});

it('takes none in an archived group, and none beyond a hundred', async () => {
  const { unmount } = await visitGroup(page, { group: { archivedAt: new Date() } });
  expect(screen.getByText('This group is archived: nothing is added to it.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Share a PDF')).not.toBeInTheDocument();
  unmount();
  await visitGroup(page, { files: Array.from({ length: 100 }, (_, index) => fileOf(`f${index}`)) });
  expect(await screen.findByText(/This group has 100 files/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Share a PDF')).not.toBeInTheDocument();
});
