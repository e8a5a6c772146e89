import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Account } from '@/backend/ports/auth';
import { aUser, fakeBackend, renderWithBackend } from '@/backend/testing';
import { OnTheWay } from '@/features/offline/testing';
import { SessionProvider } from '@/features/session';
import { rememberJoinIntent } from './join-intent';
import { JoinSchoolPage } from './join-school-page';
import { accountApart, maple, never } from './testing';

const ana: Account = {
  uid: 'ana',
  email: 'ana@example.test',
  displayName: null,
  emailVerified: true,
  hasPassword: true,
};

beforeEach(() => localStorage.clear());

/** Ana's account is known from the start; `record` brings what the server has of the newest one. */
async function visit({
  request = never,
  offline = false,
  route = '/join-school',
}: {
  request?: () => Promise<void>;
  offline?: boolean;
  route?: string;
} = {}) {
  const { auth, users, sign, become } = accountApart({ account: ana });
  const backend = fakeBackend({
    auth,
    users,
    schools: { findCode: () => Promise.resolve(null) },
    joining: { request },
  });
  const app = (
    <OnTheWay offline={offline}>
      <SessionProvider>
        <JoinSchoolPage />
      </SessionProvider>
    </OnTheWay>
  );
  const { user } = await renderWithBackend(app, backend, { route });
  return { user, sign, record: become };
}

it('shows no form before it is known who is here', async () => {
  const { record } = await visit();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByLabelText('Invite code')).not.toBeInTheDocument();
  await record(aUser());
  expect(screen.getByRole('heading', { name: 'Join your school' })).toBeInTheDocument();
  expect(screen.getByLabelText('Invite code')).toBeInTheDocument();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

it('keeps what is typed while another account arrives', async () => {
  const { user, sign, record } = await visit();
  await record(aUser());
  await user.type(screen.getByLabelText('Invite code'), 'river');
  await sign({ ...ana, uid: 'ben' });
  expect(screen.getByLabelText('Invite code')).toHaveValue('river');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

it('names the school whose request is on its way', async () => {
  rememberJoinIntent('ana', maple);
  const { record } = await visit();
  await record(aUser());
  expect(screen.getByText('Sending your request to join Maple Grove...')).toBeInTheDocument();
  expect(screen.queryByText(/as soon as we reach the server/)).not.toBeInTheDocument();
});

it('names the school whose request waits for a connection', async () => {
  rememberJoinIntent('ana', maple);
  const { record } = await visit({ offline: true });
  await record(aUser());
  expect(screen.getByText(/^We send your request to join Maple Grove as soon as/)).toBeInTheDocument();
  expect(screen.queryByText(/^Sending your request/)).not.toBeInTheDocument();
});

it('prefers a code that somebody brings to the school they wanted', async () => {
  rememberJoinIntent('ana', maple);
  const { record } = await visit({ route: '/join-school?code=river-abc' });
  await record(aUser());
  expect(screen.getByLabelText('Invite code')).toBeInTheDocument();
});

it('gives the form while it is not known who wants to join', async () => {
  rememberJoinIntent('ana', maple);
  const { sign, record } = await visit();
  await record(aUser());
  await sign({ ...ana, uid: 'ben' });
  expect(screen.getByLabelText('Invite code')).toBeInTheDocument();
  expect(screen.queryByText(/Maple Grove/)).not.toBeInTheDocument();
});
