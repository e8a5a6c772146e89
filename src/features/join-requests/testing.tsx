import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Observer } from '@/backend/live';
import type { JoiningPort } from '@/backend/ports/joining';
import { aUser } from '@/backend/testing';
import type { PendingRequest } from '@/domain/entities/pending-request';
import type { User } from '@/domain/entities/user';
import { renderSignedIn } from '@/features/session/testing';
import { PendingRequestsPage } from './pending-requests-page';

const moderator = aUser({ uid: 'mo', isModerator: true, approvedSchools: ['maple'] });

/** A request for Maple Grove. */
export const request = (userId: string, firstName: string): PendingRequest => ({
  id: `${userId}_maple`,
  userId,
  email: `${userId}@example.test`,
  emailConfirmed: true,
  firstName,
  lastName: 'Silva',
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

/** Opens the page for a reviewer; `show` and `fail` are what the live list says. */
export async function open(calls: Partial<JoiningPort> = {}, reviewer: User = moderator) {
  let list: Observer<PendingRequest[]> | undefined;
  const watchPending = vi.fn((_: string[] | null, _count: number, observer: Observer<PendingRequest[]>) => {
    list = observer;
    return () => undefined;
  });
  const inviter = () => Promise.resolve({ kind: 'school' } as const);
  const countPending = () => Promise.resolve(120);
  const cooldowns = () => Promise.resolve([]);
  const joining = { watchPending, countPending, inviter, cooldowns, ...calls };
  const { user } = await renderSignedIn(<PendingRequestsPage />, { joining }, reviewer);
  const show = (requests: PendingRequest[]) => act(async () => list?.next(requests));
  return { user, show, watchPending, fail: () => act(async () => list?.error(new BackendError('internal'))) };
}

/** The button of this name. */
export const press = (name: string) => screen.getByRole('button', { name });
