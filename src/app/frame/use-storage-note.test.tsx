import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import { SessionProvider } from '@/features/session';
import { useStorageNote } from './use-storage-note';

const DEVICE = /This browser stores nothing on this device/;
const BROWSER = /logged out when you reload or close this page/;

function Noted() {
  useStorageNote();
  return null;
}

async function visit(uid: string | null, missing: 'device' | 'browser' | null) {
  const account = fakeAccount(uid ? aUser({ uid }) : null);
  const backend = fakeBackend({
    auth: { ...account.auth, missingPersistence: () => missing },
    users: account.users,
  });
  // Two frames: every screen has one.
  await renderWithBackend(
    <SessionProvider>
      <Noted />
      <Noted />
    </SessionProvider>,
    backend,
  );
}

it.each([
  ['device', DEVICE],
  ['browser', BROWSER],
] as const)('says once what it means that the %s keeps nothing', async (missing, words) => {
  await visit(`ana of ${missing}`, missing);
  expect(await screen.findAllByText(words)).toHaveLength(1);
});

it('says nothing where all is kept, nor to visitors', async () => {
  await visit('ben', null);
  await visit(null, 'device');
  expect(screen.queryByText(DEVICE)).not.toBeInTheDocument();
});
