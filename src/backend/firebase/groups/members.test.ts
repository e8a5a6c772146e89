import type { DocumentReference } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Group } from '@/domain/entities/group';
import { BackendError } from '../../errors';
import { readDocument, readPage } from '../reading/documents';
import { readFaces, readMembers } from './members';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  collection: () => ({ withConverter: () => ({}) }),
  query: () => ({}),
  where: () => ({}),
  orderBy: () => ({}),
  doc: (...path: unknown[]) => ({ id: path.at(-1) }),
}));
vi.mock('../sdk/firestore', () => ({ db: () => ({}) }));
vi.mock('../reading/documents', () => ({ readDocument: vi.fn(), readPage: vi.fn() }));

const group: Group = {
  groupId: 'choir',
  schoolId: 'oak',
  name: 'Choir',
  description: '',
  createdBy: 'cleo',
  memberCount: 3,
  cover: 'sky',
  lastPostAt: null,
  createdAt: new Date(0),
  ...{ access: 'open', helpers: [], archivedAt: null, fileCount: 0 },
};
const further = { opaque: 'further on' };
const joined = (...uids: string[]) =>
  vi.mocked(readPage).mockResolvedValue({ items: uids.map((userId) => ({ userId })), next: further });
/** What each single read answers, by the document's id; everybody else has an entry in the directory. */
const answers = (by: Record<string, BackendError | null>) =>
  vi.mocked(readDocument).mockImplementation((ref: DocumentReference<unknown>) => {
    const answer = by[ref.id];
    return answer instanceof BackendError
      ? Promise.reject(answer)
      : Promise.resolve(answer === undefined ? { uid: ref.id } : answer);
  });
const shown = async (after: Parameters<typeof readMembers>[1] = null) =>
  (await readMembers(group, after)).items.map(({ uid }) => uid).join(' ');

beforeEach(() => {
  vi.resetAllMocks();
  answers({});
});

it('shows the creator first, on this page or a later one', async () => {
  joined('ana', 'cleo', 'ben');
  expect(await shown()).toBe('cleo ana ben');
  joined('ana', 'ben');
  expect(await shown()).toBe('cleo ana ben');
  expect(await shown(further)).toBe('ana ben');
  expect((await readMembers(group, further)).next).toBe(further);
});

it.each([
  ['has left, and the rules refuse to look', new BackendError('permission-denied')],
  ['can’t be asked about while cut off', new BackendError('unavailable')],
  ['has left, as an admin sees', null],
])('shows the others when the creator %s', async (_, answer) => {
  joined('ana', 'ben');
  answers({ cleo_choir: answer });
  expect(await shown()).toBe('ana ben');
});

it('tells when it is not known whether the creator is in the group for another cause', async () => {
  joined('ana');
  answers({ cleo_choir: new BackendError('internal') });
  await expect(readMembers(group, null)).rejects.toMatchObject({ code: 'internal' });
});

it('shows those that this device knows while cut off, and fails when it knows nobody', async () => {
  joined('cleo', 'ana', 'ben');
  const unavailable = new BackendError('unavailable');
  answers({ ana: unavailable });
  expect(await shown()).toBe('cleo ben');
  answers({ cleo: unavailable, ana: unavailable, ben: unavailable });
  await expect(readMembers(group, null)).rejects.toMatchObject({ code: 'unavailable' });
  answers({ ana: new BackendError('permission-denied') });
  await expect(readMembers(group, null)).rejects.toMatchObject({ code: 'permission-denied' });
});

describe('the faces of a group', () => {
  const faces = async () => (await readFaces(group)).map(({ uid }) => uid).join(' ');
  const reads = () => {
    const lists = vi.mocked(readPage).mock.calls.map(([, size]) => size);
    return lists.reduce((sum, size) => sum + size, 0) + vi.mocked(readDocument).mock.calls.length;
  };

  it('are the first five, of ten documents', async () => {
    joined('ana', 'cleo', 'ben', 'dan', 'eve');
    expect(await faces()).toBe('cleo ana ben dan eve');
    expect(reads()).toBe(10);
  });

  it('are of ten documents also where the creator had to be looked up', async () => {
    joined('ana', 'ben', 'dan', 'eve', 'fay');
    expect(await faces()).toBe('cleo ana ben dan');
    expect(reads()).toBe(10);
  });

  it('have no creator who has left', async () => {
    joined('ana', 'ben', 'dan', 'eve', 'fay');
    answers({ cleo_choir: null });
    expect(await faces()).toBe('ana ben dan eve');
    expect(reads()).toBe(10);
  });
});
