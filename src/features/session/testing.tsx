import type { ReactNode } from 'react';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider, useSession } from './session';

/** The guard of the real app: nothing below it renders before the user is known. */
const Guarded = ({ children }: { children: ReactNode }) =>
  useSession().status === 'signed-in' ? children : null;

/** Ana of Oak School, with a code to invite by. */
export const aMember = (fields: Partial<User> = {}): User =>
  aUser({
    schoolIds: ['oak'],
    schools: [{ schoolId: 'oak', schoolName: 'Oak School', inviteCode: 'oak-ana' }],
    approvedSchools: ['oak'],
    approved: true,
    ...fields,
  });

/** Renders a screen for somebody who is signed in. */
export function renderSignedIn(
  ui: ReactNode,
  parts: Parameters<typeof fakeBackend>[0],
  user: User = aMember(),
): ReturnType<typeof renderWithBackend> {
  const { auth, users } = fakeAccount(user);
  return renderWithBackend(
    <SessionProvider>
      <Guarded>{ui}</Guarded>
    </SessionProvider>,
    fakeBackend({ auth, ...parts, users: { ...users, ...parts.users } }),
  );
}
