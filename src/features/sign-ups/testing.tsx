import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Observer } from '@/backend/live';
import type { SignUpsPort } from '@/backend/ports/sign-ups';
import type { Claim, SignUpList } from '@/domain/entities/sign-up-list';
import { OfflineProvider } from '@/features/offline';
import { aServer } from '@/features/offline/testing';
import { aMember, renderSignedIn } from '@/features/session/testing';
import { Slots } from './slots/slots';

/** Says of everything that is looked for that it is near the screen, or that it is not. */
export const putNear = (isIntersecting = true): void => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #seen: (entries: object[]) => void;
      constructor(seen: (entries: object[]) => void) {
        this.#seen = seen;
      }
      observe() {
        this.#seen([{ isIntersecting }]);
      }
      disconnect() {}
    },
  );
};

/** A list of Ben at Oak School, for tomorrow: four cakes, and one stand. */
export const aList = (fields: Partial<SignUpList> = {}): SignUpList => ({
  ...{ id: 'sale', schoolId: 'oak', userId: 'ben', eventId: null, title: 'Cake sale', description: '' },
  slotIds: ['cake', 'stand'],
  labels: { cake: 'Cake', stand: 'Stand' },
  counts: { cake: 4, stand: 1 },
  date: new Date(Date.now() + 86_400_000),
  isClosed: false,
  isCancelled: false,
  createdAt: new Date(0),
  summary: null,
  ...fields,
});

/** Ana's claim of two cakes, which she has. */
export const aClaim = (fields: Partial<Claim> = {}): Claim => ({
  ...{ userId: 'ana', schoolId: 'oak', wanted: { cake: 2 }, isNamed: true, claimedAt: new Date(0) },
  standing: { name: 'Ana Silva', profilePicUrl: null, granted: { cake: 2 } },
  ...fields,
});

/** What a list says of so many cakes and stands that are taken, by nobody who is named. */
export const taken = (cake: number, stand = 0): SignUpList['summary'] => ({
  taken: Object.fromEntries(Object.entries({ cake, stand }).filter(([, count]) => count > 0)),
  people: {},
});

interface Options {
  list?: Partial<SignUpList>;
  mine?: Claim | null;
  pausedUntil?: Date;
  calls?: Partial<SignUpsPort>;
}

/** The slots of a list as Ana sees them. */
export async function openSlots({ list = {}, mine = null, pausedUntil, calls }: Options = {}) {
  const server = aServer();
  const claim = vi.fn<SignUpsPort['claim']>(async () => undefined);
  const watchMine = vi.fn<SignUpsPort['watchMine']>((_uid, _listId, observer) => {
    told = observer;
    observer.next(mine);
    return () => undefined;
  });
  let told: Observer<Claim | null> | undefined;
  const { user } = await renderSignedIn(
    <OfflineProvider>
      <Slots list={aList(list)} />
    </OfflineProvider>,
    {
      connection: server,
      signUps: { claim, watchMine, ...calls },
      community: {
        watchPause: (_uid, schoolId, observer) => {
          observer.next(pausedUntil ? { userId: 'ana', schoolId, until: pausedUntil, caseId: 'c' } : null);
          return () => undefined;
        },
      },
    },
    aMember(),
  );
  return { user, server, claim, watchMine, tell: (mine: Claim | null) => act(async () => told?.next(mine)) };
}
