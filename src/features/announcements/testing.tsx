import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Observer } from '@/backend/live';
import type { AnnouncementsPort } from '@/backend/ports/announcements';
import type { Announcement, AnnouncementRead } from '@/domain/entities/announcement';

const AN_HOUR_AGO = new Date(Date.now() - 3_600_000);

/** An announcement of Mo at Oak School, of an hour ago. */
export const anAnnouncement = (fields: Partial<Announcement> = {}): Announcement => ({
  ...{ id: 'oak_1', schoolId: 'oak', userId: 'mo', title: 'The gate', text: 'It stays shut.' },
  ...{ asksAcknowledgement: false, version: 1 },
  ...{ createdAt: AN_HOUR_AGO, publishedAt: AN_HOUR_AGO },
  ...{ correctedAt: null, correctedBy: null, withdrawnAt: null, withdrawnBy: null },
  ...fields,
});

/** The same with other words since. */
export const aCorrected = (fields: Partial<Announcement> = {}): Announcement =>
  anAnnouncement({
    ...{ version: 2, publishedAt: new Date(), correctedAt: new Date(), correctedBy: 'mo' },
    ...fields,
  });

/** What Ana has seen of it. */
export const aRead = (seenVersion: number, acknowledgedVersion = 0): AnnouncementRead => ({
  ...{ userId: 'ana', schoolId: 'oak', seenVersion, acknowledgedVersion },
  ...{ seenAt: new Date(0), acknowledgedAt: acknowledgedVersion > 0 ? new Date(0) : null },
});

/** A server with announcements, the newest first, and what Ana has seen of each. */
export function aSchool(all: Announcement[] | null, reads: Record<string, AnnouncementRead> = {}) {
  const mine = new Map<string, Observer<AnnouncementRead | null>>();
  let newest: Observer<Announcement | null> | undefined;
  const stop = () => undefined;
  const saveRead = vi.fn<AnnouncementsPort['saveRead']>(async () => undefined);
  const watchMine = vi.fn<AnnouncementsPort['watchMine']>((_uid, id, observer) => {
    mine.set(id, observer);
    observer.next(reads[id] ?? null);
    return stop;
  });
  const watchNewest = vi.fn<AnnouncementsPort['watchNewest']>((_schoolId, since, observer) => {
    newest = observer;
    const isNews = ({ publishedAt }: Announcement) => publishedAt !== null && publishedAt >= since;
    if (all) observer.next(all.find(isNews) ?? null);
    return stop;
  });
  const calls = {
    saveRead,
    watchMine,
    watchNewest,
    watchFirst: (_of, observer) => {
      if (all) observer.next({ items: all, next: null });
      return stop;
    },
    watch: (id, observer) => {
      if (all) observer.next(all.find((one) => one.id === id) ?? null);
      return stop;
    },
    watchTally: (_id, observer) => {
      observer.next(null);
      return stop;
    },
  } satisfies Partial<AnnouncementsPort>;
  return {
    calls: calls as Partial<AnnouncementsPort> & Pick<AnnouncementsPort, 'saveRead'>,
    saveRead,
    watchMine,
    watchNewest,
    tellNewest: (announcement: Announcement | null) => act(async () => newest?.next(announcement)),
    tellMine: (id: string, read: AnnouncementRead) => act(async () => mine.get(id)?.next(read)),
  };
}

interface Place {
  /** How much of the element is on the screen: its share, and pixels of a window of 800. */
  ratio: number;
  height: number;
}

/** The window of the tests: elements are where the test puts them. */
export function aWindow(first: Place = { ratio: 0, height: 0 }) {
  const looks = new Set<(entries: object[]) => void>();
  let place = first;
  const entry = () => ({
    isIntersecting: place.ratio > 0,
    intersectionRatio: place.ratio,
    intersectionRect: { height: place.height },
    boundingClientRect: { height: 100 },
    rootBounds: { height: 800 },
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: object[]) => void;
      constructor(seen: (entries: object[]) => void) {
        this.#seen = seen;
      }
      observe() {
        looks.add(this.#seen);
        this.#seen([entry()]);
      }
      disconnect() {
        looks.delete(this.#seen);
      }
    },
  );
  return {
    put: (next: Place) =>
      act(() => {
        place = next;
        for (const look of [...looks]) look([entry()]);
      }),
    /** Shows or hides the tab. */
    hide: (isHidden: boolean) =>
      act(() => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
}

/** All of it is on the screen. */
export const IN_SIGHT: Place = { ratio: 1, height: 100 };
