import { FirebaseError } from 'firebase/app';
import {
  type DocumentReference,
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  type Query,
} from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { errorCode } from '../../errors';
import { schoolsPort } from '../schools';
import { withBackendErrors } from '../sdk/errors';
import { readAll, readDocument, readPage, readQuery } from './documents';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: () => ({ withConverter: () => ({}) }),
  doc: vi.fn(),
  query: vi.fn(),
  limit: vi.fn(),
  where: vi.fn(),
  getDoc: vi.fn(),
  getDocs: vi.fn(),
  getDocFromCache: vi.fn(),
  getDocsFromCache: vi.fn(),
}));
vi.mock('../sdk/firestore', () => ({ db: () => ({}) }));

const server = vi.hoisted(() => ({
  isSilent: false,
  isFull: false,
  check: () => undefined,
  heard: () => undefined,
}));
vi.mock('../reachability', () => ({
  reachability: {
    isOffline: () => server.isSilent,
    isQuotaExceeded: () => server.isFull,
    check: () => server.check(),
    confirmOnline: () => server.heard(),
    withTimeoutCheck: (call: () => unknown) => call(),
  },
}));

const check = vi.fn();
const heard = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(server, { isSilent: false, isFull: false, check, heard });
});

type Found = Record<string, unknown>;
const metadata = (fromCache: boolean) => ({ fromCache, hasPendingWrites: false });
const one = (found: Found | null) => ({
  id: 'oak',
  exists: () => found !== null,
  data: () => found ?? undefined,
});
const document = (found: Found | null, fromCache: boolean) =>
  ({ ...one(found), metadata: metadata(fromCache) }) as unknown as Awaited<ReturnType<typeof getDoc>>;
const list = (found: Found[], fromCache: boolean) =>
  ({
    docs: found.map(one),
    empty: found.length === 0,
    size: found.length,
    metadata: metadata(fromCache),
  }) as unknown as Awaited<ReturnType<typeof getDocs>>;

const ref = {} as DocumentReference;
const all = {} as Query;
const codeOf = (outcome: Promise<unknown>) => outcome.then(() => 'answered', errorCode);

/** Every way the adapter asks once. */
const READS: [name: string, read: () => Promise<unknown>][] = [
  ['a document', () => readDocument(ref)],
  ['a list', () => readQuery(all)],
  ['a page', () => readPage(all, 10, null)],
  ['a whole list', () => readAll(all, 10)],
  ['a school', () => schoolsPort.get('oak')],
  ['a school by its address', () => schoolsPort.findBySlug('oak')],
];

it.each(READS)('does not take an empty cache for the answer to %s', async (_, read) => {
  // What the SDK says after it has tried in vain.
  vi.mocked(getDocs).mockResolvedValue(list([], true));
  vi.mocked(getDoc).mockResolvedValue(document(null, true));
  expect(await codeOf(read())).toBe('unavailable');
  expect(check).toHaveBeenCalled();
});

it.each(READS)(
  'does not try the server for %s while it is silent, and knows no absence then',
  async (_, read) => {
    server.isSilent = true;
    vi.mocked(getDocsFromCache).mockResolvedValue(list([], true));
    vi.mocked(getDocFromCache).mockRejectedValue(new FirebaseError('unavailable', ''));
    expect(await codeOf(withBackendErrors(read))).toBe('unavailable');
    expect(getDoc).not.toHaveBeenCalled();
    expect(getDocs).not.toHaveBeenCalled();
    expect(check).toHaveBeenCalled();
  },
);

it.each(READS)('says that the service is full where that keeps %s away', async (_, read) => {
  server.isFull = true;
  vi.mocked(getDocs).mockResolvedValue(list([], true));
  vi.mocked(getDoc).mockResolvedValue(document(null, true));
  expect(await codeOf(read())).toBe('service-full');
});

it.each(READS)('asks the server for %s, whatever the browser thinks of its network', async (_, read) => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.mocked(getDocs).mockResolvedValue(list([{ name: 'Oak' }], false));
  vi.mocked(getDoc).mockResolvedValue(document({ name: 'Oak' }, false));
  expect(await codeOf(read())).toBe('answered');
  expect(heard).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('believes the server that there is nothing', async () => {
  vi.mocked(getDocs).mockResolvedValue(list([], false));
  vi.mocked(getDoc).mockResolvedValue(document(null, false));
  expect(await schoolsPort.findBySlug('oak')).toBeNull();
});

it('gives what this device has seen while the server is silent', async () => {
  server.isSilent = true;
  vi.mocked(getDocsFromCache).mockResolvedValue(list([{ name: 'Oak' }], true));
  vi.mocked(getDocFromCache).mockResolvedValue(document({ name: 'Oak' }, true));
  expect(await schoolsPort.findBySlug('oak')).toMatchObject({ name: 'Oak' });
  expect(await schoolsPort.get('oak')).toMatchObject({ name: 'Oak' });
});

it('keeps every other file from asking the SDK by itself', async () => {
  const files = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const asking = Object.entries(files).filter(([, text]) => /\b(getDocs?|onSnapshot)\b\(/.test(text));
  // The first one writes a record that it has just seen to be missing, and is refused if that was not so.
  // The second one asks the cache alone, which says nothing of the server.
  expect(asking.map(([file]) => file).sort()).toEqual([
    '../auth/user-record.ts',
    '../polls.ts',
    './documents.ts',
    './listen.ts',
  ]);
  const trusting = Object.entries(files).filter(([, text]) => text.includes('navigator.onLine'));
  expect(trusting.map(([file]) => file)).toEqual(['../reachability/index.ts']);
});
