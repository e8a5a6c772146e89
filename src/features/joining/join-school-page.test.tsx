import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider } from '@/features/session';
import { JoinSchoolPage } from './join-school-page';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

async function visit(visitor: User | null, route = '/join-school?code=maple-abc') {
  const account = fakeAccount(visitor);
  const findCode = vi.fn(() => Promise.resolve(null));
  const backend = fakeBackend({ auth: account.auth, users: account.users, schools: { findCode } });
  const app = (
    <SessionProvider>
      <Routes>
        <Route path="/join-school" element={<JoinSchoolPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </SessionProvider>
  );
  const { user } = await renderWithBackend(app, backend, { route });
  return { user, account, findCode };
}

const letter = new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' });
const submit = () => screen.getByRole('button', { name: 'Request to Join' });

it('sends visitors to sign up, with their code', async () => {
  await visit(null);
  expect(await screen.findByRole('heading', { name: '/signup?code=maple-abc' })).toBeTruthy();
});

it('fills in the code, and needs it and a document', async () => {
  const { user, findCode } = await visit(aUser());
  const code = await screen.findByLabelText<HTMLInputElement>('Invite code');
  expect(code.value).toBe('maple-abc');
  await user.clear(code);
  await user.click(submit());
  expect(await screen.findByText('Please enter a valid invite code.')).toBeTruthy();
  expect(
    screen.getByText('Please upload a document to help us verify your school affiliation.'),
  ).toBeTruthy();
  expect(findCode).not.toHaveBeenCalled();
});

it('keeps code and document when the code is refused', async () => {
  const { user } = await visit(aUser());
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await user.click(submit());
  expect(await screen.findByText('Invalid invite code.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Invite code').value).toBe('maple-abc');
  expect(screen.getByText('letter.pdf')).toBeTruthy();
});

it('keeps the form when the sign-in ends meanwhile, and says what is missing', async () => {
  const { user, account } = await visit(aUser());
  await user.upload(await screen.findByLabelText('Proof document'), letter);
  await account.become(null);
  await user.click(submit());
  expect(await screen.findByText('You must be logged in to join a school.')).toBeTruthy();
  expect(screen.getByText('letter.pdf')).toBeTruthy();
});

it('explains a rejection', async () => {
  const rejectedAt = new Date();
  const rejected = { schoolId: 'maple', schoolName: 'Maple Grove', reason: 'No name on it.', rejectedAt };
  await visit(aUser({ rejectedRequest: rejected }));
  expect(await screen.findByText('Your request to join Maple Grove was not approved')).toBeTruthy();
  expect(screen.getByText('What the reviewer wrote: No name on it.')).toBeTruthy();
});
