import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { AdminPort } from '@/backend/ports/admin';
import type { AuthPort } from '@/backend/ports/auth';
import { aUser } from '@/backend/testing';
import { ReauthenticationProvider } from '@/features/reauthentication';
import { renderSignedIn } from '@/features/session/testing';
import { commitAll } from '@/ui/undoable';

/** Acts that wait: time passes only when a test says so, and nothing waits on into the next one. */
export function inWaitingTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(async () => {
    await commitAll();
    vi.useRealTimers();
  });
}

/** Lets this much time pass. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Renders a part of the admin console for Ada, the admin. */
export const renderForAdmin = (ui: ReactNode, calls: Partial<AdminPort>, auth: Partial<AuthPort> = {}) =>
  renderSignedIn(
    <ReauthenticationProvider>{ui}</ReauthenticationProvider>,
    { admin: calls, auth },
    aUser({ uid: 'ada', isAdmin: true }),
  );
