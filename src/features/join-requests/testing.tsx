import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { AuthPort } from '@/backend/ports/auth';
import type { JoiningPort } from '@/backend/ports/joining';
import { aUser } from '@/backend/testing';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { School } from '@/domain/entities/school';
import type { User } from '@/domain/entities/user';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { renderSignedIn } from '@/features/session/testing';
import { onScreen } from '@/ui/table/testing';
import { PendingRequestsPage } from './pending-requests-page';

export const moderator = aUser({
  uid: 'mo',
  isModerator: true,
  approvedSchools: ['maple'],
  schools: [{ schoolId: 'maple', schoolName: 'Maple Grove' }],
});

/** A request for Maple Grove. */
export const request = (userId: string, firstName: string): PendingRequest => ({
  id: `${userId}_maple`,
  userId,
  email: `${userId}@example.test`,
  emailConfirmed: true,
  firstName,
  lastName: 'Silva',
  formerName: null,
  schoolId: 'maple',
  schoolName: 'Maple Grove',
  inviteCode: 'maple-abc',
  proofPath: `proof-uploads/${userId}-1-letter.pdf`,
  hasProof: true,
  requestedAt: new Date(),
  replacedAt: null,
  note: null,
  status: 'pending',
});
export const ana = request('ana', 'Ana');
/** Asks from the school's own page: neither code nor document. */
export const ben = { ...request('ben', 'Ben'), inviteCode: null, proofPath: null, hasProof: false };

const school = (id: string, name: string): School => ({
  ...{ id, name, slug: id },
  ...{ city: 'Porto', createdAt: new Date() },
});

/** Which list of the page is meant: with a document, without one, or all that a search looks at. */
type Part = boolean | undefined;

/** Opens the page for a reviewer; `show`, `showPart` and `fail` are what the live lists say. */
export async function open(
  calls: Partial<JoiningPort> = {},
  reviewer: User = moderator,
  {
    route = '/',
    without = 0,
    auth = {},
    isWide = false,
  }: { route?: string; without?: number; auth?: Partial<AuthPort>; isWide?: boolean } = {},
) {
  onScreen(isWide);
  const lists = new Map<Part, Observer<PendingRequest[]>>();
  const watchPending = vi.fn<JoiningPort['watchPending']>((_schools, _count, observer, hasProof) => {
    lists.set(hasProof, observer);
    return () => undefined;
  });
  const inviter = () => Promise.resolve({ kind: 'school' } as const);
  const countPending: JoiningPort['countPending'] = (_schools, hasProof) =>
    Promise.resolve(hasProof === false ? without : 120);
  const cooldowns = () => Promise.resolve([]);
  const joining = { watchPending, countPending, inviter, cooldowns, ...calls };
  const admin = {
    schoolNames: () => Promise.resolve([school('maple', 'Maple Grove'), school('river', 'River Bend')]),
  };
  const page = (
    <ReauthenticationProvider>
      <PendingRequestsPage />
    </ReauthenticationProvider>
  );
  const { user } = await renderSignedIn(page, { joining, admin, auth }, reviewer, { route });
  const showPart = (part: Part, requests: PendingRequest[]) =>
    act(async () => lists.get(part)?.next(requests));
  const show = (requests: PendingRequest[]) => showPart(true, requests);
  const fail = () => act(async () => lists.get(true)?.error(new BackendError('internal')));
  return { user, show, showPart, watchPending, fail };
}

/** The button of this name. */
export const press = (name: string) => screen.getByRole('button', { name });
