import { FirebaseError } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import type { PendingRequest } from '@/domain/entities/pending-request';
import { newUser } from '@/domain/entities/user';
import { BackendError, type ErrorCode } from '../../errors';
import { approve, reject } from './decisions';

const seen: PendingRequest = {
  id: 'ana_maple',
  userId: 'ana',
  email: 'ana@example.test',
  emailConfirmed: true,
  firstName: 'Ana',
  lastName: 'Silva',
  formerName: null,
  schoolId: 'maple',
  schoolName: 'Maple',
  inviteCode: 'maple-abc',
  proofPath: 'proof-uploads/ana-1-seen.pdf',
  hasProof: true,
  requestedAt: new Date(),
  replacedAt: null,
  note: null,
  status: 'pending',
};
const ana = {
  ...newUser({ uid: 'ana', email: '', firstName: 'Ana', lastName: 'Silva' }),
  schoolIds: ['maple'],
};

/** The database as a transaction finds it. */
const database = vi.hoisted(() => ({
  documents: {} as Record<string, object>,
  writes: [] as string[],
  /** What the rules refuse to show. */
  denied: '',
}));
vi.mock('../sdk/firestore', () => ({ db: () => ({}) }));
vi.mock('../writing/audit', () => ({ audit: () => ({ id: 'entry' }) }));
const call = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('../sdk/callables', () => ({ call }));
vi.mock('firebase/firestore', async (original) => {
  const write = (kind: string) => (path: string) => database.writes.push(`${kind} ${path}`);
  const transaction = {
    get: (path: string) => {
      const data = database.documents[path];
      if (path === database.denied) return Promise.reject(new FirebaseError('permission-denied', 'No'));
      return Promise.resolve({ id: path, exists: () => data !== undefined, data: () => data });
    },
    update: write('update'),
    set: write('set'),
    delete: write('delete'),
  };
  return {
    ...(await original<object>()),
    collection: (_db: unknown, ...path: string[]) => ({ withConverter: () => path }),
    doc: (all: string[], id: string) => [...all, id].join('/'),
    runTransaction: (_db: unknown, work: (given: typeof transaction) => unknown) => work(transaction),
  };
});

const stored = (fields: Partial<PendingRequest>) => {
  database.writes = [];
  database.denied = '';
  database.documents = {
    'pendingRequests/ana_maple': { ...seen, ...fields },
    'users/ana': ana,
    'schools/maple': { city: 'Porto' },
  };
};

it.each([
  ['an approval', () => approve(seen, 'mod')],
  ['a rejection', () => reject(seen, 'mod', null)],
])('%s is for the document that was looked at, and for no other', async (_, decide) => {
  stored({ proofPath: 'proof-uploads/ana-2-other.pdf', replacedAt: new Date() });
  await expect(decide()).rejects.toMatchObject({ code: 'document-replaced' });
  expect(database.writes).toEqual([]);

  stored({});
  await expect(decide()).resolves.toMatchObject({ handled: true });
  expect(database.writes).toContain('delete pendingRequests/ana_maple');
});

it.each([
  ['an approval', () => approve(seen, 'mod')],
  ['a rejection', () => reject(seen, 'mod', null)],
])('%s of somebody who has left the list, and may not be read, takes the request away', async (_, decide) => {
  stored({});
  database.denied = 'users/ana';
  await expect(decide()).resolves.toEqual({ handled: false });
  expect(database.writes).toEqual(['delete pendingRequests/ana_maple']);
});

it('an approval is for the name that was looked at, and a rejection for any', async () => {
  const renamed = { ...seen, firstName: 'Eve' };
  const shifted = { ...seen, firstName: '', lastName: 'Ana Silva' };
  stored({});
  await expect(approve(renamed, 'mod')).rejects.toMatchObject({ code: 'name-changed' });
  await expect(approve(shifted, 'mod')).rejects.toMatchObject({ code: 'name-changed' });
  expect(database.writes).toEqual([]);
  await expect(reject(renamed, 'mod', null)).resolves.toMatchObject({ handled: true });
});

it.each<[ErrorCode, string]>([
  ['failed-precondition', 'failed'],
  ['unavailable', 'unconfirmed'],
  ['deadline-exceeded', 'unconfirmed'],
])('an approval holds when its mail is answered with %s, and calls the mail %s', async (code, mail) => {
  stored({});
  call.mockRejectedValueOnce(new BackendError(code));
  expect(await approve(seen, 'mod')).toEqual({ handled: true, mail });
  expect(database.writes).toContain('delete pendingRequests/ana_maple');
});
