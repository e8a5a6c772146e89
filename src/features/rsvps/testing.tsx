import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Observer } from '@/backend/live';
import type { RsvpsPort } from '@/backend/ports/rsvps';
import type { SchoolEvent } from '@/domain/entities/community';
import type { Rsvp } from '@/domain/entities/rsvp';
import type { User } from '@/domain/entities/user';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { RsvpPanel } from './rsvp-panel';

export const ADA = { name: 'Ada', gradeOrRoom: 'Grade 2' };
export const BO = { name: 'Bo', gradeOrRoom: 'Room 4' };

/** An event of Ben at Oak School, of tomorrow. */
export const anEvent = (fields: Partial<SchoolEvent> = {}): SchoolEvent => ({
  ...{ id: 'fair', title: 'Fair', end: null, location: '', description: '', timeZone: 'UTC' },
  start: new Date(Date.now() + 86_400_000),
  ...{ userId: 'ben', schoolId: 'oak', createdAt: new Date(0), reminderSent: false },
  ...{ places: null, rsvpsClosed: false, isCancelled: false, rsvpSummary: null, series: null },
  ...fields,
});

/** Ana's answer. */
export const anRsvp = (fields: Partial<Rsvp> = {}): Rsvp => ({
  ...{
    userId: 'ana',
    schoolId: 'oak',
    answer: 'going',
    children: [],
    isNamed: true,
    answeredAt: new Date(0),
  },
  standing: { name: 'Ana Silva', profilePicUrl: null, isWaiting: false, waitingChildren: [] },
  ...fields,
});

interface Options {
  event?: Partial<SchoolEvent>;
  mine?: Rsvp | null;
  reader?: Partial<User>;
  pausedUntil?: Date;
  calls?: Partial<RsvpsPort>;
}

/** The panel of an event as a parent of Ada and Bo sees it. */
export async function openPanel({ event = {}, mine = null, reader = {}, pausedUntil, calls }: Options = {}) {
  const server = aServer();
  const answer = vi.fn<RsvpsPort['answer']>(async () => undefined);
  const onClose = vi.fn<(isClosed: boolean) => void>();
  let told: Observer<Rsvp | null> | undefined;
  const { user } = await renderSignedIn(
    <OfflineProvider>
      <RsvpPanel event={anEvent(event)} onClose={onClose} />
    </OfflineProvider>,
    {
      connection: server,
      rsvps: {
        answer,
        watchMine: (_uid, _eventId, observer) => {
          told = observer;
          observer.next(mine);
          return () => undefined;
        },
        ...calls,
      },
      community: {
        watchPause: (_uid, schoolId, observer) => {
          observer.next(pausedUntil ? { userId: 'ana', schoolId, until: pausedUntil, caseId: 'c' } : null);
          return () => undefined;
        },
      },
    },
    aMember({ children: [ADA, BO], ...reader }),
  );
  return { user, server, answer, onClose, tell: (rsvp: Rsvp | null) => act(async () => told?.next(rsvp)) };
}
