import { beforeEach } from 'vitest';
import { BackendError } from '@/backend/errors';
import type { Entry, WaitingComment, WaitingPost } from './entry';
import type { EntryStore } from './entry-store';
import { Outbox, type OutboxHost } from './outbox';

export const post: WaitingPost = {
  kind: 'post',
  id: 'p1',
  feed: { schoolId: 's', groupId: null },
  content: 'Hello',
  picture: null,
  imageUrl: null,
  since: new Date(0),
};
export const picture = { blob: new Blob(['x']), name: '1x1.webp', width: 1, height: 1 };
export const comment: WaitingComment = {
  kind: 'comment',
  id: 'c1',
  postId: 'p1',
  schoolId: 's',
  content: 'Yes',
  since: new Date(0),
};
export const author = { uid: 'ana', firstName: 'Ana', lastName: '', profilePicUrl: null, children: [] };

/** A server, a device and one lock for all tabs, empty before each test. */
export const server = new Map<string, unknown>();
export const kept = new Map<string, Entry>();
export const queues = new Map<string, Promise<unknown>>();
export const uploads = { count: 0 };

beforeEach(() => {
  for (const all of [server, kept, queues]) all.clear();
  uploads.count = 0;
});

export const device: EntryStore = {
  all: async () => [...kept.values()],
  has: async (id) => kept.has(id),
  put: async (entry) => void kept.set(entry.id, { ...entry }),
  remove: async (id) => void kept.delete(id),
};

export function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  const turn = (queues.get(name) ?? Promise.resolve()).then(run, run);
  queues.set(name, turn);
  return turn;
}

export const write = async (id: string, what: unknown) => {
  if (server.has(id)) throw new BackendError('permission-denied');
  server.set(id, what);
};

export const tab = (changes: Partial<OutboxHost> = {}, posts: Partial<OutboxHost['posts']> = {}) =>
  new Outbox({
    uid: 'ana',
    device,
    posts: {
      create: (one) => write(one.id, one),
      addComment: (_, one) => write(one.id, one),
      uploadImage: async () => {
        uploads.count += 1;
        return `url-${uploads.count}`;
      },
      ...posts,
    },
    connection: {
      settled: async () => undefined,
      has: async ({ postId, commentId }) => server.has(commentId ?? postId),
    },
    author: () => author,
    isOffline: () => false,
    online: async () => undefined,
    nextTry: async () => undefined,
    alone,
    now: () => 0,
    ...changes,
  });
