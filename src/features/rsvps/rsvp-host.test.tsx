import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { RsvpsPort } from '@/backend/ports/rsvps';
import { ADA, anRsvp, openPanel } from './testing';

const MINE = { userId: 'ana' };
const standing = { profilePicUrl: null, isWaiting: false, waitingChildren: [] };

it('sees who has answered what, and whose children come', async () => {
  const items = [
    anRsvp({ userId: 'ben', children: [ADA], standing: { ...standing, name: 'Ben Ode' } }),
    anRsvp({ userId: 'cleo', standing: { ...standing, name: 'Cleo Park', isWaiting: true } }),
    anRsvp({ userId: 'dan', answer: 'no', standing: { ...standing, name: 'Dan Ruiz' } }),
    anRsvp({ userId: 'eve', standing: null }),
  ];
  const page = vi.fn<RsvpsPort['page']>(async () => ({ items, next: null }));
  const { user } = await openPanel({ event: MINE, calls: { page } });
  expect(page).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'See who answered', expanded: false }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'BBen Odewith Ada (Grade 2)Going',
    'CCleo ParkWaiting',
    'DDan RuizCan’t',
    '?…Going',
  ]);
  expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/profile/ben');
  await user.click(screen.getByRole('button', { name: 'Hide who answered', expanded: true }));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('is told when they could not be read, and tries again', async () => {
  const page = vi
    .fn<RsvpsPort['page']>()
    .mockRejectedValueOnce(new BackendError('unavailable'))
    .mockResolvedValue({ items: [anRsvp()], next: null });
  const { user } = await openPanel({ event: MINE, calls: { page } });
  await user.click(screen.getByRole('button', { name: 'See who answered' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
});

it('closes the answers, and opens them again', async () => {
  const { user, onClose } = await openPanel({ event: MINE });
  await user.click(screen.getByRole('button', { name: 'Close answers' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
});

it('opens what it has closed', async () => {
  const { user, onClose } = await openPanel({ event: { ...MINE, rsvpsClosed: true } });
  await user.click(screen.getByRole('button', { name: 'Take answers again' }));
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
});

it('has nothing of it as a guest', async () => {
  await openPanel();
  expect(screen.queryByRole('button', { name: 'See who answered' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close answers' })).not.toBeInTheDocument();
});
