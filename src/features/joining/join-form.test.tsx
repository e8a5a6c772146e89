import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { AuthPort } from '@/backend/ports/auth';
import type { JoiningPort } from '@/backend/ports/joining';
import type { SchoolsPort } from '@/backend/ports/schools';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { InvitedSchool } from '@/domain/entities/school';
import { forgetDrafts } from '@/features/drafts';
import { SessionProvider } from '@/features/session';
import { JoinRedirect } from './join-redirect';
import { JoinSchoolPage } from './join-school-page';
import { Arriving, Elsewhere, invitedRiver, letter, never } from './testing';

afterEach(forgetDrafts);

const river = { id: 'river', name: 'River School', city: 'Porto', slug: 'river', createdAt: null };
const asked = aUser({ schoolIds: ['river'] });

beforeEach(() => localStorage.clear());

interface Wishes {
  request?: JoiningPort['request'];
  invited?: Partial<InvitedSchool>;
  findCode?: SchoolsPort['findCode'];
  auth?: Partial<AuthPort>;
  route?: string;
  welcome?: 'here' | 'arriving';
}

async function visit({
  request = () => Promise.resolve(),
  invited = {},
  findCode = () => Promise.resolve({ ...invitedRiver, ...invited }),
  auth = {},
  route = '/join-school?code=river-abc',
  welcome = 'here',
}: Wishes = {}) {
  const account = fakeAccount(aUser());
  const sent = vi.fn(request);
  const backend = fakeBackend({
    auth: { ...account.auth, ...auth },
    users: account.users,
    schools: {
      findCode,
      get: () => Promise.resolve(river),
    },
    joining: { request: sent },
  });
  const app = (
    <SessionProvider>
      <Routes>
        <Route path="/join" element={<JoinRedirect />} />
        <Route path="/join-school" element={<JoinSchoolPage />} />
        {welcome === 'arriving' && <Route path="/welcome" element={<Arriving />} />}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </SessionProvider>
  );
  const { user } = await renderWithBackend(app, backend, { route });
  await screen.findByLabelText('Invite code');
  const send = async () => {
    await user.upload(screen.getByLabelText('Proof document'), letter);
    await user.click(screen.getByRole('button', { name: 'Request to Join' }));
  };
  return { user, sent, send, become: account.become };
}

it('sends code and document, and goes on to the waiting room', async () => {
  const { sent, send } = await visit();
  await send();
  expect(await screen.findByRole('heading', { name: '/welcome' })).toBeInTheDocument();
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    user: { uid: 'ana' },
    school: river,
    evidence: { code: 'river-abc', proof: letter },
  });
});

it('is reached by the short address, with the code', async () => {
  await visit({ route: '/join?code=river-abc' });
  expect(screen.getByLabelText('Invite code')).toHaveValue('river-abc');
});

it('corrects nobody’s code', async () => {
  await visit();
  expect(screen.getByLabelText('Invite code')).toHaveAttribute('spellcheck', 'false');
});

it('says nothing before something went wrong', async () => {
  await visit();
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['']);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('names a school without a city', async () => {
  await visit({ invited: { cityName: '' } });
  expect(await screen.findByText('This is the code of River School.')).toBeInTheDocument();
});

it('looks like a code, it says, where none is known', async () => {
  await visit({ route: '/join-school' });
  expect(screen.getByText('It looks like maple-grove-portland-k7m.')).toBeInTheDocument();
});

it.each(['letter.pdf', 'letter.jpg', 'letter.jpeg', 'letter.png'])('takes %s', async (name) => {
  const { user } = await visit();
  await user.upload(screen.getByLabelText('Proof document'), new File(['x'], name));
  expect(screen.getByText(name)).toBeInTheDocument();
});

it('needs another document when one was taken away', async () => {
  const { user, sent } = await visit();
  await user.upload(screen.getByLabelText('Proof document'), letter);
  await user.click(screen.getByRole('button', { name: /letter\.pdf/ }));
  await user.click(screen.getByRole('button', { name: 'Request to Join' }));
  expect(await screen.findByText(/Please upload a document to help us/)).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

it('takes no request on its way for an older one', async () => {
  const { send, become } = await visit({ request: never });
  await send();
  await become(asked);
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeInTheDocument();
  expect(screen.queryByText(/You have already asked/)).not.toBeInTheDocument();
});

it('stays busy until the waiting room is there', async () => {
  const { send, become } = await visit({ welcome: 'arriving' });
  await send();
  await become(asked);
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeInTheDocument();
  expect(screen.queryByText(/You have already asked/)).not.toBeInTheDocument();
});

it('measures nothing any more once a request has failed', async () => {
  const request: JoiningPort['request'] = async (_asked, progress) => {
    await act(async () => progress?.(0.5));
    throw new BackendError('unavailable');
  };
  const { send } = await visit({ request });
  await send();
  expect(await screen.findByText(/your request has not been sent/)).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('explains what the server says of a failure', async () => {
  const { send } = await visit({ request: () => Promise.reject(new BackendError('resource-exhausted')) });
  await send();
  expect(await screen.findByText('You have reached a limit. Please try again later.')).toBeInTheDocument();
});

it.each([
  [new Date('2026-11-24T09:00:00Z'), /please try again after .*2026|please try again after .*Nov/],
  [null, /Please try again later, or ask whoever invited you/],
])('says when the next code may be tried (%s), and loses nothing typed', async (retryAt, words) => {
  const findCode = () => Promise.reject(new BackendError('resource-exhausted', { retryAt }));
  const { sent, send } = await visit({ findCode });
  await send();
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText('Invite code')).toHaveValue('river-abc');
  expect(screen.getByText('letter.pdf')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

it('says that a week holds no more requests, and from when on, and loses nothing typed', async () => {
  const reached = new BackendError('resource-exhausted', { retryAt: new Date('2027-03-02T12:00:00Z') });
  const { send } = await visit({ request: () => Promise.reject(reached) });
  await send();
  const words = await screen.findByText(/^You can ask for 5 schools within a week\./);
  expect(words).toHaveTextContent(
    /The next request is possible from .*Mar 2, 2027.*\. What you entered stays here\.$/,
  );
  expect(screen.getByLabelText('Invite code')).toHaveValue('river-abc');
  expect(screen.getByText('letter.pdf')).toBeInTheDocument();
});

it('leads to whom to ask', async () => {
  await visit();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

it('lets somebody log in with another account, and keeps the code', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  const { user } = await visit({ auth: { signOut } });
  const link = screen.getByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', '/login?code=river-abc');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: '/login?code=river-abc' })).toBeInTheDocument();
  expect(signOut).toHaveBeenCalledOnce();
});
