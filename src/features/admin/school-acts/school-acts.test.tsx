import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { AuthPort } from '@/backend/ports/auth';
import type { SchoolActsPort } from '@/backend/ports/school-acts';
import type { School } from '@/domain/entities/school';
import type { SchoolExport } from '@/domain/entities/school-export';
import { savedNames } from '@/ui/testing';
import { renderForAdmin } from '../users/testing';
import { SchoolActs } from './school-acts';

const oak: School = {
  id: 'oak',
  name: 'Oak School',
  city: 'Porto',
  slug: 'oak',
  createdAt: new Date(2026, 0, 1),
};
const archived: School = { ...oak, archivedAt: new Date(2026, 0, 2) };
const later = new Date(Date.now() + 86_400_000);

async function open(school: School, acts: Partial<SchoolActsPort> = {}, auth: Partial<AuthPort> = {}) {
  const schoolActs = () => Promise.resolve(acts as SchoolActsPort);
  const { user } = await renderForAdmin(<SchoolActs school={school} />, { schoolActs }, auth);
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Manage Oak School' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  return { user, choose };
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('offers an open school no deletion, and an archived one no second archive', async () => {
  const { user } = await open(oak);
  await user.click(screen.getByRole('button', { name: 'Manage Oak School' }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(items).toEqual(['Export a copy', 'Edit', 'Archive']);
});

it('says since when a school is archived, when it is deleted, and offers to restore it', async () => {
  const { user } = await open({ ...archived, deleteAt: later });
  expect(screen.getByText(/Archived since Fri, Jan 2/)).toBeInTheDocument();
  expect(screen.getByText(/It will be deleted .*Restore it to keep it/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Manage Oak School' }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(items).toEqual(['Export a copy', 'Edit', 'Restore']);
});

it('offers nothing while a school is being deleted', async () => {
  await open({ ...archived, deleteAt: new Date(2026, 0, 9) });
  expect(screen.getByText('It is being deleted.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('archives after asking', async () => {
  const archive = vi.fn(() => Promise.resolve());
  const { user, choose } = await open(oak, { archive });
  await choose('Archive');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Archive Oak School?' }));
  expect(archive).not.toHaveBeenCalled();
  await user.click(asked.getByRole('button', { name: 'Archive' }));
  expect(archive).toHaveBeenCalledExactlyOnceWith('oak');
  expect(await screen.findByText(/Oak School is archived/)).toBeInTheDocument();
});

it('asks for the password where the server does, and goes on', async () => {
  const restore = vi
    .fn<SchoolActsPort['restore']>()
    .mockRejectedValueOnce(new BackendError('requires-recent-login'))
    .mockResolvedValue();
  const { user, choose } = await open(archived, { restore }, { reauthenticate: () => Promise.resolve() });
  await choose('Restore');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
  await user.type(await screen.findByLabelText(/^Password of/), 'a-test-password');
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: /Log in|Continue|Confirm/ }),
  );
  expect(await screen.findByText(/Oak School is restored/)).toBeInTheDocument();
  expect(restore).toHaveBeenCalledTimes(2);
});

it('changes name and time zone, and keeps what was typed when that fails', async () => {
  const rename = vi
    .fn<SchoolActsPort['rename']>()
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValue();
  const { user, choose } = await open(oak, { rename });
  await choose('Edit');
  const form = await dialog();
  const name = form.getByLabelText('School name');
  expect(name).toHaveValue('Oak School');
  await user.clear(name);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(rename).not.toHaveBeenCalled();
  expect(name).toBeInvalid();
  await user.type(name, 'Elm School');
  await user.selectOptions(form.getByLabelText('Time zone'), 'Europe/Lisbon');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Oak School could not be changed/)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await choose('Edit');
  const again = await dialog();
  expect(again.getByLabelText('School name')).toHaveValue('Elm School');
  await user.click(again.getByRole('button', { name: 'Save' }));
  expect(rename).toHaveBeenLastCalledWith('oak', {
    ...{ name: 'Elm School', city: 'Porto', timeZone: 'Europe/Lisbon' },
  });
  expect(await screen.findByText(/Elm School is changed/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('deletes only by the typed name', async () => {
  const remove = vi.fn(() => Promise.resolve());
  const { user, choose } = await open(archived, { delete: remove });
  await choose('Delete');
  const form = await dialog();
  const typed = form.getByLabelText('Type the name of the school');
  const button = form.getByRole('button', { name: 'Delete in seven days' });
  await user.type(typed, 'Oak Schoo');
  await user.click(button);
  await user.type(typed, '{Enter}');
  expect(remove).not.toHaveBeenCalled();
  await user.type(typed, 'l');
  await user.click(button);
  expect(remove).toHaveBeenCalledExactlyOnceWith('oak', 'Oak School');
  expect(await screen.findByText('Oak School will be deleted in seven days.')).toBeInTheDocument();
});

it('has a copy made, and fetches it once it is there', async () => {
  const copy: SchoolExport = {
    ...{ schoolId: 'oak', requestedBy: 'ada', requestedAt: oak.createdAt ?? later, status: 'making' },
    ...{ fileName: null, size: null, expiresAt: null },
  };
  let tell: Observer<SchoolExport | null> | undefined;
  const requestExport = vi.fn(async () => tell?.next(copy));
  const downloadExport = vi.fn(async () => new Blob(['zip']));
  const saved = savedNames();
  const { user, choose } = await open(oak, {
    requestExport,
    downloadExport,
    watchExport: (_id, observer) => {
      tell = observer;
      observer.next(null);
      return () => undefined;
    },
  });
  await choose('Export a copy');
  const window = await dialog();
  await user.click(await window.findByRole('button', { name: 'Make a copy' }));
  expect(await window.findByText(/is being made/)).toBeInTheDocument();
  tell?.next({ ...copy, status: 'ready', fileName: 'a.zip', size: 2_097_152, expiresAt: later });
  expect(await window.findByText(/The copy is ready: 2 MB/)).toBeInTheDocument();
  await user.click(window.getByRole('button', { name: 'Download' }));
  expect(downloadExport).toHaveBeenCalledExactlyOnceWith('oak', 'a.zip');
  await waitFor(() => expect(saved).toEqual(['oak.zip']));
});
