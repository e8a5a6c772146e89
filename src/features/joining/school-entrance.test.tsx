import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider } from '@/features/session';
import { SchoolSignUpPage } from './school-sign-up-page';

const maple = { id: 'maple', name: 'Maple Grove', city: 'Portland', slug: 'maple-grove', createdAt: null };

async function visit(visitor: User | null, request = vi.fn(() => Promise.resolve()), slug = 'maple-grove') {
  const account = fakeAccount(visitor);
  const signUp = vi.fn(async () => {
    await account.become(aUser());
    return { uid: 'ana', email: 'ana@example.test', displayName: 'Ana' };
  });
  const backend = fakeBackend({
    auth: { ...account.auth, signUp },
    users: account.users,
    schools: { findBySlug: (wanted) => Promise.resolve(wanted === maple.slug ? maple : null) },
    joining: { request },
  });
  const app = (
    <SessionProvider>
      <Routes>
        <Route path="/welcome" element={<h1>Waiting room</h1>} />
        <Route path="/:schoolSlug" element={<SchoolSignUpPage />} />
      </Routes>
    </SessionProvider>
  );
  const { user } = await renderWithBackend(app, backend, { route: `/${slug}` });
  return { user, signUp, request };
}

async function signUpWith(user: Awaited<ReturnType<typeof visit>>['user']) {
  await user.type(await screen.findByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Silva');
  await user.type(screen.getByLabelText('Email'), 'ana@example.test');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(screen.getByRole('button', { name: 'Join Maple Grove Community' }));
}

it('makes the account, asks for the school without a document and waits', async () => {
  const { user, signUp, request } = await visit(null);
  await signUpWith(user);
  await screen.findByRole('heading', { name: 'Waiting room' });
  expect(signUp).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ school: maple, evidence: null, user: expect.objectContaining({ uid: 'ana' }) }),
  );
});

it('repeats only the request when the account was made and the request failed', async () => {
  const request = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new BackendError('internal'));
  const { user, signUp } = await visit(null, request);
  await signUpWith(user);
  await screen.findByText('Something went wrong. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByRole('heading', { name: 'Waiting room' });
  expect(signUp).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledTimes(2);
});

it('offers a signed-in visitor one action', async () => {
  const { user, request } = await visit(aUser());
  await user.click(await screen.findByRole('button', { name: 'Join' }));
  await screen.findByRole('heading', { name: 'Waiting room' });
  expect(request).toHaveBeenCalledOnce();
});

it.each([
  ['a member', { schoolIds: ['maple'], approvedSchools: ['maple'] }, '/dashboard'],
  ['a parent who has asked', { schoolIds: ['maple'] }, '/welcome'],
])('sends %s on instead', async (_, fields, target) => {
  await visit(aUser(fields));
  const link = await screen.findByRole('link', { name: /dashboard|your request/ });
  expect(link.getAttribute('href')).toBe(target);
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
});

it('says so when there is no such school', async () => {
  await visit(null, undefined, 'elsewhere');
  await screen.findByRole('heading', { name: 'School not found' });
  expect(screen.getByRole('link', { name: 'Request an invite' }).getAttribute('href')).toBe('/#request');
});
