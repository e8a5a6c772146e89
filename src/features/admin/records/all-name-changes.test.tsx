import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AdminPort } from '@/backend/ports/admin';
import { fakeBackend, renderWithBackend } from '@/backend/testing';
import { AllNameChanges } from './all-name-changes';

it('are those of all schools, each with its school', async () => {
  const nameChanges = vi.fn<AdminPort['nameChanges']>(() =>
    Promise.resolve({
      items: [
        {
          ...{ id: 'c1', userId: 'ana', schoolId: 'oak', at: new Date(), expiresAt: new Date() },
          ...{ from: { firstName: 'Ana', lastName: 'Silva' }, to: { firstName: 'Eve', lastName: 'Silva' } },
        },
      ],
      next: null,
    }),
  );
  const oak = { id: 'oak', name: 'Oak School', slug: 'oak', city: 'Porto', createdAt: new Date() };
  const admin: Partial<AdminPort> = { nameChanges, schoolNames: () => Promise.resolve([oak]) };
  await renderWithBackend(<AllNameChanges />, {
    ...fakeBackend({}),
    admin: () => Promise.resolve(admin as AdminPort),
  });
  expect(await screen.findByText('Oak School')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('Ana Silva is now Eve Silva Oak School');
  expect(nameChanges).toHaveBeenCalledExactlyOnceWith(null, null);
});
