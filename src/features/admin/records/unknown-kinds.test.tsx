import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminPort } from '@/backend/ports/admin';
import { fakeBackend, renderWithBackend } from '@/backend/testing';
import { AuditLog } from './audit-log';
import { FormList } from './form-list';

const showing = (admin: object) => ({
  ...fakeBackend({ schools: { list: () => Promise.resolve([]) } as never }),
  admin: () => Promise.resolve(admin as AdminPort),
});
const pageOf = (item: object) => () => Promise.resolve({ items: [item], next: null });

it('an act that this version does not know is told, with its name', async () => {
  const entry = { id: 'e1', action: 'paint-school', actorId: 'a', actorName: 'Ada', targetId: 'oak' };
  const rest = { targetName: 'Oak', schoolId: null, detail: null, at: new Date(0) };
  await renderWithBackend(<AuditLog />, showing({ auditLog: pageOf({ ...entry, ...rest }) }));
  expect((await screen.findByText('Ada')).parentElement?.textContent).toBe(
    'Ada did something to Oak that this version has no words for (paint-school)',
  );
});

it('a form that this version does not know is told as a form', async () => {
  const form = { id: 'f1', form: 'petition', email: 'ben@example.test', createdAt: new Date(0) };
  await renderWithBackend(<FormList />, showing({ forms: pageOf(form) }));
  expect(await screen.findByText('Another form')).toBeInTheDocument();
});
