import type { ReactNode } from 'react';
import { aUser, fakeAccount, fakeBackend, renderWithBackend } from '@/backend/testing';
import type { User } from '@/domain/entities/user';
import { SessionProvider, useSession } from './session';

/** The guard of the real app: nothing below it renders before the user is known. */
export const Guarded = ({ children }: { children: ReactNode }) =>
  useSession().status === 'signed-in' ? children : null;

/** Ana of Oak School. */
export const aMember = (fields: Partial<User> = {}): User =>
  aUser({
    schoolIds: ['oak'],
    schools: [{ schoolId: 'oak', schoolName: 'Oak School' }],
    approvedSchools: ['oak'],
    approved: true,
    ...fields,
  });

/** The schools of Ana where she is in two. */
export const TWO_SCHOOLS = ['oak', 'elm'].map((schoolId) => ({
  schoolId,
  schoolName: `The ${schoolId} school`,
}));

/** Ana of two schools, with the first one selected. */
export const aMemberOfTwo = (): User =>
  aMember({
    approvedSchools: ['oak', 'elm'],
    schoolIds: ['oak', 'elm'],
    schools: TWO_SCHOOLS,
    selectedSchoolId: 'oak',
  });

/** Renders a screen for Ana of two schools; `become` is what another tab or device makes of her record. */
export async function renderOfTwoSchools(
  ui: ReactNode,
  parts: Parameters<typeof fakeBackend>[0],
  options: { route?: string } = {},
) {
  const { auth, users, become } = fakeAccount(aMemberOfTwo());
  const { user } = await renderWithBackend(
    <SessionProvider>
      <Guarded>{ui}</Guarded>
    </SessionProvider>,
    fakeBackend({ ...parts, auth: { ...auth, ...parts.auth }, users: { ...users, ...parts.users } }),
    options,
  );
  return { user, become };
}

/** Renders a screen for somebody who is signed in. */
export function renderSignedIn(
  ui: ReactNode,
  parts: Parameters<typeof fakeBackend>[0],
  user: User = aMember(),
  options: { route?: string } = {},
): ReturnType<typeof renderWithBackend> {
  const { auth, users } = fakeAccount(user);
  return renderWithBackend(
    <SessionProvider>
      <Guarded>{ui}</Guarded>
    </SessionProvider>,
    fakeBackend({ ...parts, auth: { ...auth, ...parts.auth }, users: { ...users, ...parts.users } }),
    options,
  );
}
