import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Observer } from '../../live';
import { findUsers } from '../admin/find-users';
import { eventsPort } from '../events';
import { watchOwnGroups } from '../groups/own';
import { joiningPort } from '../joining';
import { readDocument, readQuery, watchPage, watchQuery } from './documents';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  collection: () => ({ withConverter: () => ({}) }),
  collectionGroup: () => ({ withConverter: () => ({}) }),
  doc: (_collection: unknown, id: string) => id,
  query: () => ({}),
  where: () => ({}),
  orderBy: () => ({}),
  limit: () => ({}),
}));
const set = vi.hoisted(() => vi.fn((_id: string, _event: object) => undefined));
vi.mock('../sdk/firestore', () => ({ db: () => ({}) }));
vi.mock('../writing/commit', () => ({
  commitNow: async (write: (transaction: object) => void) => write({ set }),
}));
vi.mock('./documents', () => ({
  entities: (found: { items: unknown[] }) => found.items,
  readDocument: vi.fn(),
  readQuery: vi.fn(),
  watchPage: vi.fn(),
  watchQuery: vi.fn(),
}));

/** The live lists that were asked for, in that order. */
let lists: { says: (...items: object[]) => void }[];
const stop = () => undefined;

beforeEach(() => {
  lists = [];
  vi.resetAllMocks();
  vi.mocked(watchQuery).mockImplementation((_query, observer: Observer<never[]>) => {
    lists.push({ says: (...items) => observer.next(items as never[]) });
    return stop;
  });
});
afterEach(() => vi.restoreAllMocks());

const at = (minutes: number) => new Date(minutes * 60_000);

it('own groups come by name, though they are asked for thirty at a time', () => {
  const ids = Array.from({ length: 31 }, (_, index) => ({ id: `m${index}`, groupId: `g${index}` }));
  vi.mocked(watchPage).mockImplementation((_query, _size, _after, observer: Observer<never>) => {
    observer.next({ items: ids, next: null } as never);
    return stop;
  });
  const told = vi.fn();
  watchOwnGroups('ana', 'oak', { next: told, error: told });
  expect(lists).toHaveLength(2);
  const group = (name: string) => ({ groupId: name, name });
  lists[0]?.says(group('Chess'), group('Zoo'));
  expect(told).not.toHaveBeenCalled();
  lists[1]?.says(group('Art'));
  const names = told.mock.lastCall?.[0].map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Art', 'Chess', 'Zoo']);
});

it('requests of several schools come oldest first, as many as were asked for', () => {
  const told = vi.fn();
  joiningPort.watchPending(['oak', 'elm'], 3, { next: told, error: told });
  const request = (id: string, minute: number) => ({ id, requestedAt: at(minute) });
  lists[0]?.says(request('second', 2), request('fourth', 4));
  expect(told).not.toHaveBeenCalled();
  lists[1]?.says(request('first', 1), request('third', 3));
  const ids = told.mock.lastCall?.[0].map(({ id }: { id: string }) => id);
  expect(ids).toEqual(['first', 'second', 'third']);
});

it('people an admin looks for come by last name, then by first name', async () => {
  const person = (firstName: string, lastName: string) => ({
    uid: `${firstName} ${lastName}`,
    firstName,
    lastName,
    email: 'x@example.test',
  });
  const found = [person('Eva', 'Silva'), person('Silva', 'Costa'), person('Ana', 'Silva')];
  vi.mocked(readQuery).mockResolvedValue({ items: found, size: found.length } as never);
  vi.mocked(readDocument).mockResolvedValue(null);
  const { items } = await findUsers('silva');
  expect(items.map(({ uid }) => uid)).toEqual(['Silva Costa', 'Ana Silva', 'Eva Silva']);
});

it('an event keeps the zone of the device it was entered on', async () => {
  const device = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo' }).resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(device);
  const input = {
    title: 'Fair',
    start: at(1),
    end: null,
    location: '',
    description: '',
    places: null,
    rsvpsClosed: false,
    isCancelled: false,
  };
  const of = { eventId: 'fair', schoolId: 'oak', uid: 'ana', timeZone: 'Asia/Tokyo' };
  await eventsPort.create({ ...of, input });
  const written = set.mock.calls.find(([ref]) => ref === 'fair');
  expect(written?.[1]).toMatchObject({
    ...input,
    timeZone: 'Asia/Tokyo',
    userId: 'ana',
    schoolId: 'oak',
    reminderSent: false,
  });
});
