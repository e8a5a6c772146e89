import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminPort, NamedEntry } from '@/backend/ports/admin';
import { fakeBackend, renderWithBackend } from '@/backend/testing';
import { AuditLog } from './audit-log';

const entry = (fields: Partial<NamedEntry>): NamedEntry => ({
  id: fields.targetId ?? 'entry',
  action: 'delete-post',
  actorId: 'uid-of-ada',
  actorName: 'Ada Admin',
  targetId: 'id-of-target',
  targetName: null,
  authorName: null,
  schoolId: null,
  detail: null,
  subject: null,
  at: new Date(0),
  ...fields,
});

it('names people and quotes what was deleted, and shows no ids', async () => {
  const items = [
    entry({
      targetId: 'id1',
      authorName: 'Ben Novak',
      subject: { authorId: 'uid-of-ben', excerpt: 'Rude words' },
    }),
    entry({ targetId: 'id2', subject: { authorId: 'system', excerpt: 'Welcome Cleo' } }),
    entry({ targetId: 'id3' }),
    entry({ targetId: 'id4', action: 'remove-member', targetName: 'Dora Ek' }),
    entry({ targetId: 'id5', action: 'issue-gift', actorName: null }),
  ];
  const admin = {
    auditLog: () => Promise.resolve({ items, next: null }),
    schoolNames: () => Promise.resolve([]),
  };
  await renderWithBackend(<AuditLog />, {
    ...fakeBackend({}),
    admin: () => Promise.resolve(admin as Partial<AdminPort> as AdminPort),
  });
  const text = (await screen.findAllByRole('listitem')).map((row) => row.textContent).join('\n');
  expect(text).toContain('Ada Admin deleted a post by Ben NovakRude words');
  expect(text).toContain('Ada Admin deleted a post by Schoolgate OfficialWelcome Cleo');
  expect(text).toContain('Ada Admin deleted a post by an account that no longer exists');
  expect(text).toContain('Ada Admin removed Dora Ek from the school');
  expect(text).toContain('A deleted account marked the gift for an account that no longer exists as sent');
  expect(text).not.toMatch(/uid-of|id\d/);
});
