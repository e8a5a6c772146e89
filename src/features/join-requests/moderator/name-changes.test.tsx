import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { AdminPort } from '@/backend/ports/admin';
import type { NameChange } from '@/domain/entities/name-change';
import { renderSignedIn } from '@/features/session/testing';
import { NameChanges } from './name-changes';

const names: Record<string, string> = { oak: 'Oak School' };
const change = (from: string, to: string): NameChange => ({
  ...{ id: `${from}-${to}`, userId: 'ana', schoolId: 'oak', at: new Date(), expiresAt: new Date() },
  ...{ from: { firstName: from, lastName: 'Silva' }, to: { firstName: to, lastName: '' } },
});
const look = (nameChanges: AdminPort['nameChanges']) =>
  renderSignedIn(<NameChanges schoolIds={['oak']} schoolName={(id) => names[id]} />, {
    admin: { nameChanges },
  });

it('say what somebody was called and is, page by page', async () => {
  const place = { opaque: 1 };
  const nameChanges = vi
    .fn<AdminPort['nameChanges']>()
    .mockResolvedValueOnce({ items: [change('Ana', 'Eve')], next: place })
    .mockResolvedValueOnce({ items: [change('Ben', 'Bob')], next: null });
  const { user } = await look(nameChanges);
  expect(await screen.findByText('Ana Silva is now Eve')).toHaveTextContent(
    'Ana Silva is now Eve Oak School',
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Ben Silva is now Bob')).toHaveTextContent(
    'Ben Silva is now Bob Oak School',
  );
  expect(nameChanges.mock.calls).toEqual([
    [['oak'], null],
    [['oak'], place],
  ]);
});

it('wait', async () => {
  await look(() => new Promise(() => undefined));
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByText('Nobody has changed their name.')).not.toBeInTheDocument();
});

it('may be none', async () => {
  await look(() => Promise.resolve({ items: [], next: null }));
  expect(await screen.findByText('Nobody has changed their name.')).toBeInTheDocument();
});

it('may fail, and are asked for again', async () => {
  const nameChanges = vi
    .fn<AdminPort['nameChanges']>()
    .mockRejectedValueOnce(new BackendError('permission-denied'))
    .mockResolvedValueOnce({ items: [change('Ana', 'Eve')], next: null });
  const { user } = await look(nameChanges);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The changed names could not be loaded. You are not allowed to do this.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Ana Silva is now Eve/)).toBeInTheDocument();
});
