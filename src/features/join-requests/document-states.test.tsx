import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { JoiningPort } from '@/backend/ports/joining';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { ana, open, press, request } from './testing';

const cleo = request('cleo', 'Cleo');
const picture = (of: PendingRequest) =>
  Promise.resolve({ blob: new Blob(['x'], { type: 'image/png' }), contentType: 'image/png', name: of.id });

/** The window with Ana's document. */
async function view(calls: Partial<JoiningPort> = {}) {
  const page = await open({ proof: picture, ...calls });
  await page.show([ana, cleo]);
  await page.user.click(press('View document Ana Silva'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Document of Ana Silva' }));
  return { ...page, dialog };
}

it('says which school it is for, and what becomes of it', async () => {
  const { dialog } = await view();
  expect(
    dialog.getByText(
      'Asked to join Maple Grove. We record that you opened the document, and delete it once you have decided.',
    ),
  ).toBeInTheDocument();
});

it('closes, and decides nothing', async () => {
  const { user } = await view();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(press('Approve Ana Silva')).toBeInTheDocument();
});

it('says that it is being fetched', async () => {
  const { dialog } = await view({ proof: () => new Promise(() => undefined) });
  expect(dialog.getByText('Loading document...')).toBeInTheDocument();
});

it.each([
  ['not-found', 'This document is no longer there.'],
  ['internal', 'The document could not be opened. Please try again.'],
  ['unavailable', /^We can't reach the server\./],
] as const)('says why it can’t be shown, and fetches it again: %s', async (code, words) => {
  const proof = vi.fn(picture).mockRejectedValueOnce(new BackendError(code));
  const { user, dialog } = await view({ proof });
  expect(await dialog.findByText(words)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByAltText('Document uploaded by Ana Silva')).toBeInTheDocument();
});

it('is another one for each request', async () => {
  const { user, dialog } = await view();
  const download = () => dialog.findByRole('link', { name: 'Download document' });
  expect(await download()).toHaveAttribute('download', 'ana_maple');
  await user.click(dialog.getByRole('button', { name: 'Next request' }));
  const next = within(await screen.findByRole('dialog', { name: 'Document of Cleo Silva' }));
  const link = await next.findByRole('link', { name: 'Download document' });
  expect(link).toHaveAttribute('download', 'cleo_maple');
});

it('asks for no more requests where all are there', async () => {
  const { watchPending } = await view();
  expect(watchPending).toHaveBeenCalledOnce();
});

it('has the reviewer show who they are after many documents, and then shows it', async () => {
  const proof = vi.fn(picture).mockRejectedValueOnce(new BackendError('requires-recent-login'));
  const reauthenticate = vi.fn().mockResolvedValue(undefined);
  const page = await open({ proof }, undefined, { auth: { reauthenticate } });
  await page.show([ana]);
  await page.user.click(press('View document Ana Silva'));
  await page.user.click(await screen.findByRole('button', { name: 'Confirm that it is me' }));
  await page.user.type(await screen.findByLabelText(/^Password of/), 'right{Enter}');
  expect(await screen.findByAltText('Document uploaded by Ana Silva')).toBeInTheDocument();
  expect(reauthenticate).toHaveBeenCalledExactlyOnceWith({ password: 'right' });
});
