import { beforeEach, vi } from 'vitest';
import { BackendError, type ErrorCode } from '@/backend/errors';
import type { OwnItem } from '@/backend/ports/connection';
import type {
  Entry,
  Waiting,
  WaitingComment,
  WaitingEdit,
  WaitingEvent,
  WaitingGroup,
  WaitingMembership,
  WaitingPost,
  WaitingPostPicture,
  WaitingProfile,
} from './entry';
import type { EntryStore } from './entry-store';
import type { OutboxHost } from './host';
import { Outbox } from './outbox';

const since = new Date(0);
export const picture = { blob: new Blob(['x']), name: '1x1.webp', width: 1, height: 1 };
/** The same, as one of a post that waits with it. */
export const ofPost: WaitingPostPicture = { ...picture, alt: '', url: null };
export const post: WaitingPost = {
  kind: 'post',
  id: 'p1',
  schoolId: 's',
  feed: { schoolId: 's', groupId: null },
  content: 'Hello',
  pictures: [],
  mentions: {},
  poll: null,
  topic: null,
  since,
};
export const comment: WaitingComment = {
  kind: 'comment',
  id: 'c1',
  schoolId: 's',
  postId: 'p1',
  content: 'Yes',
  mentions: {},
  replyTo: null,
  toGuests: false,
  since,
};
/** Another text for the post, and for the comment. */
export const postEdit: WaitingEdit = {
  kind: 'edit',
  id: 'edit_p1_',
  schoolId: 's',
  postId: 'p1',
  commentId: null,
  content: 'Hello all',
  mentions: {},
  since,
};
export const commentEdit: WaitingEdit = {
  ...postEdit,
  ...{ id: 'edit_p1_c1', commentId: 'c1', content: 'No' },
};
const input = {
  ...{ title: 'Fair', start: since, end: null, location: '', description: '' },
  ...{ places: null, rsvpsClosed: false, isCancelled: false },
};
export const newEvent: WaitingEvent = {
  kind: 'event',
  id: 'e1',
  eventId: 'e1',
  timeZone: 'UTC',
  series: null,
  isNew: true,
  schoolId: 's',
  input,
  since,
};
/** A change of an event. */
export const edit: WaitingEvent = { ...newEvent, id: 'event-e1', isNew: false };
export const group: WaitingGroup = {
  kind: 'group',
  id: 'g1',
  schoolId: 's',
  input: { name: 'Chess', description: '' },
  since,
};
export const joining: WaitingMembership = {
  kind: 'membership',
  id: 'membership-g1',
  schoolId: 's',
  group: { groupId: 'g1', name: 'Chess', schoolId: 's' },
  joins: true,
  since,
};
export const profile: WaitingProfile = {
  kind: 'profile',
  id: 'profile-1',
  change: { bio: 'Baker' },
  picture: null,
  imageUrl: null,
  since,
};
export const author = { uid: 'ana', firstName: 'Ana', lastName: '', profilePicUrl: null, children: [] };

/** So many minutes after everything else. */
export const later = <W extends Waiting>(waiting: W, minutes: number, changes: Partial<W> = {}): W => ({
  ...waiting,
  since: new Date(minutes * 60_000),
  ...changes,
});

/** As an earlier visit has left it. */
export const left = (waiting: Waiting, changes: Partial<Entry> = {}): Entry =>
  ({
    ...waiting,
    uid: 'ana',
    refused: null,
    held: null,
    progress: null,
    isSent: false,
    isDiscarded: false,
    ...changes,
  }) as Entry;

/** A server, the same in what order, a device, and one lock for all tabs; empty before each test. */
export const server = new Map<string, unknown>();
export const written: unknown[] = [];
export const kept = new Map<string, Entry>();
export const queues = new Map<string, Promise<unknown>>();
export const uploads = { count: 0 };

beforeEach(() => {
  for (const all of [server, kept, queues]) all.clear();
  written.length = 0;
  uploads.count = 0;
});

export const leave = (...entries: Entry[]): void => {
  for (const entry of entries) kept.set(entry.id, entry);
};

export const device: EntryStore = {
  all: async () => [...kept.values()],
  async update(id, change) {
    const next = change(kept.get(id) ?? null);
    if (next) kept.set(id, { ...next });
    else kept.delete(id);
    return next;
  },
};

export function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(run, run);
  queues.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}

/** What is made a second time is refused. */
export const write = async (id: string, what: unknown) => {
  if (server.has(id)) throw new BackendError('permission-denied');
  server.set(id, what);
  written.push(what);
};
const change = async (id: string, what: unknown) => {
  server.set(id, what);
  written.push(what);
};

const keyOf = (item: OwnItem) => {
  if (item.kind === 'comment') return item.commentId;
  if (item.kind === 'membership') return `${item.uid}_${item.groupId}`;
  if (item.kind === 'signUpList') return item.listId;
  if (item.kind === 'eventSeries') return item.seriesId;
  if (item.kind === 'seriesChange') return item.changeId;
  return item.kind === 'post' ? item.postId : item.kind === 'event' ? item.eventId : item.groupId;
};
export const connection: OutboxHost['connection'] = {
  exists: async (item) => server.has(keyOf(item)),
  deleteOwn: async (item) => void server.delete(keyOf(item)),
};

const upload = async () => {
  uploads.count += 1;
  return `url-${uploads.count}`;
};

/** What the server does with each; another tab may have a server of its own. */
export type Calls = { [P in keyof OutboxHost['ports']]?: Partial<OutboxHost['ports'][P]> };

const portsOf = (calls: Calls) =>
  ({
    posts: {
      create: (one) => write(one.id, one),
      edit: (id, _, edit) => change(id, edit),
      uploadImage: upload,
      authorOf: async () => author,
      ...calls.posts,
    },
    comments: {
      create: (_, one) => write(one.id, one),
      edit: (_, { id }, edit) => change(id, edit),
      ...calls.comments,
    },
    events: {
      create: (one) => write(one.eventId, one),
      createSeries: (one) => write(one.eventId.replace('_0', ''), one),
      changeSeries: ({ changeId }, part) => write(changeId, part),
      update: ({ eventId }, changed) => change(eventId, changed),
      ...calls.events,
    },
    groups: {
      create: (one) => write(one.groupId, one),
      join: ({ groupId }, uid) => write(`${uid}_${groupId}`, uid),
      leave: async (groupId, uid) => void server.delete(`${uid}_${groupId}`),
      ...calls.groups,
    },
    users: { updateProfile: change, uploadPicture: upload, ...calls.users },
  }) as Calls as OutboxHost['ports'];

/** A page with this server, on the device of all others. No time passes in it, unless the test says so. */
export const tab = (calls: Calls = {}, changes: Partial<OutboxHost> = {}) =>
  new Outbox({
    uid: 'ana',
    store: device,
    ports: portsOf(calls),
    connection,
    author: () => author,
    isOffline: () => false,
    online: async () => undefined,
    nextTry: async () => undefined,
    withLock,
    pause: never,
    ...changes,
  });

export const never = () => new Promise<never>(() => undefined);
export const fails = (code: ErrorCode) => () => Promise.reject(new BackendError(code));

/** Waits until this holds. */
export const soon = (holds: () => void): Promise<void> => vi.waitFor(holds, { interval: 1 });

/** Everything that needs no more time has happened. */
export const idle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Something that happens when the test says so. */
export function aMoment() {
  const comes: (() => void)[] = [];
  const when = vi.fn(() => new Promise<void>((resolve) => comes.push(resolve)));
  return {
    when,
    come: () => {
      for (const come of comes.splice(0)) come();
    },
  };
}

/** Pauses of a page, which end when the test says how many milliseconds have passed. */
export function aClock() {
  let pauses: { milliseconds: number; end: () => void }[] = [];
  return {
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => pauses.push({ milliseconds, end: resolve })),
    pass: (milliseconds: number) => {
      const ended = pauses.filter((one) => one.milliseconds <= milliseconds);
      pauses = pauses.filter((one) => !ended.includes(one));
      for (const { end } of ended) end();
    },
  };
}
