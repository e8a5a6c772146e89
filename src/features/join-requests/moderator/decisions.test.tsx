import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { AdminPort, NamedEntry } from '@/backend/ports/admin';
import { renderSignedIn } from '@/features/session/testing';
import { Decisions } from './decisions';

const approval = (targetName: string | null, fields: Partial<NamedEntry> = {}): NamedEntry => ({
  id: `of ${targetName}`,
  action: 'approve-request',
  actorId: 'mo',
  actorName: 'Mo Costa',
  targetId: 'target',
  targetName,
  authorName: null,
  schoolId: 'oak',
  detail: null,
  subject: null,
  at: new Date(),
  ...fields,
});
const oak = { schoolId: 'oak', schoolName: 'Oak School' };

const look = (decisions: AdminPort['decisions']) =>
  renderSignedIn(<Decisions schools={[oak]} />, { admin: { decisions } });
const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);
const waits = () => screen.queryByText('Loading...');

it('wait, and are then there', async () => {
  let answer: (page: { items: NamedEntry[]; next: null }) => void = () => undefined;
  await look(() => new Promise((resolve) => (answer = resolve)));
  expect(waits()).toBeInTheDocument();
  expect(screen.queryByText('Nothing has been decided yet.')).not.toBeInTheDocument();
  answer({ items: [approval('Ana')], next: null });
  expect(await screen.findByText('Mo Costa approved the request of Ana for Oak School')).toBeInTheDocument();
  expect(waits()).not.toBeInTheDocument();
  expect(screen.queryByText('Nothing has been decided yet.')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('are named without their people and school where those are not known', async () => {
  await look(() =>
    Promise.resolve({ items: [approval(null, { actorName: null, schoolId: 'elm' })], next: null }),
  );
  expect(await screen.findByText('Someone approved the request of a parent')).toBeInTheDocument();
});

it('may be none', async () => {
  await look(() => Promise.resolve({ items: [], next: null }));
  expect(await screen.findByText('Nothing has been decided yet.')).toBeInTheDocument();
});

it('may fail, and are asked for again', async () => {
  const decisions = vi
    .fn<AdminPort['decisions']>()
    .mockRejectedValueOnce(new BackendError('permission-denied'))
    .mockResolvedValueOnce({ items: [approval('Ana')], next: null });
  const { user } = await look(decisions);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The decisions could not be loaded. You are not allowed to do this.');
  expect(screen.queryByText('Nothing has been decided yet.')).not.toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/of Ana for Oak School/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('are read on from where the last page ended', async () => {
  const place = { opaque: 1 };
  const decisions = vi
    .fn<AdminPort['decisions']>()
    .mockResolvedValueOnce({ items: [approval('Ana')], next: place })
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValueOnce({ items: [approval('Ben')], next: null });
  const { user } = await look(decisions);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('We could not load more.')).toBeInTheDocument();
  expect(lines()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(lines()).toEqual([
      expect.stringContaining('request of Ana'),
      expect.stringContaining('request of Ben'),
    ]),
  );
  expect(decisions.mock.calls).toEqual([
    [['oak'], null],
    [['oak'], place],
    [['oak'], place],
  ]);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
