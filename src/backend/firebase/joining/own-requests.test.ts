import { FirebaseError } from 'firebase/app';
import { updateDoc } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { newUser } from '@/domain/entities/user';
import { readDocument, readQuery } from '../reading/documents';
import { markAddressConfirmed, request } from './own-requests';
import { timesSince } from './pace';

const commit = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  query: vi.fn(),
  where: vi.fn(),
  limit: vi.fn(),
  updateDoc: vi.fn(),
  writeBatch: vi.fn(() => ({ set: vi.fn(), update: vi.fn(), commit })),
}));
vi.mock('../sdk/auth', () => ({ isAddressConfirmed: () => Promise.resolve(true) }));
vi.mock('../sdk/firestore', () => ({ db: vi.fn() }));
// What else writes requests needs more of the SDK than is replaced here.
vi.mock('./pace', () => ({ noteTime: vi.fn(), requireMayAsk: vi.fn(), timesSince: vi.fn() }));
vi.mock('../collections/users', () => ({ userRef: vi.fn() }));
vi.mock('../collections/pending-requests', () => ({
  pendingRequests: vi.fn(),
  pendingRequestRef: (uid: string, schoolId: string) => `${uid}_${schoolId}`,
}));
vi.mock('../reading/documents', () => ({
  readQuery: vi.fn(),
  readDocument: vi.fn(),
  entities: (snapshot: unknown) => snapshot,
}));

const [left, decided] = [
  { schoolId: 'oakfield', emailConfirmed: false },
  { schoolId: 'elmwood', emailConfirmed: false },
];
const found = (...lists: object[][]) => {
  for (const list of lists) vi.mocked(readQuery).mockResolvedValueOnce(list as never);
};
const refusal = new FirebaseError('permission-denied', '');

beforeEach(() => void vi.mocked(updateDoc).mockReset());

it('takes no offence at a request that was decided meanwhile', async () => {
  found([left, decided], [{ ...left, emailConfirmed: true }]);
  vi.mocked(updateDoc).mockResolvedValueOnce().mockRejectedValueOnce(refusal);
  await markAddressConfirmed('ana');
  expect(vi.mocked(updateDoc).mock.calls.map(([ref]) => ref)).toEqual(['ana_oakfield', 'ana_elmwood']);
});

it('fails with the refusal of one that is still there', async () => {
  found([left], [left]);
  vi.mocked(updateDoc).mockRejectedValueOnce(refusal);
  await expect(markAddressConfirmed('ana')).rejects.toBe(refusal);
});

const asksWithoutDocument = () =>
  request({
    user: newUser({ uid: 'ana', email: 'ana@example.test', firstName: 'Ana', lastName: 'Silva' }),
    school: { id: 'oakfield', name: 'Oakfield' },
    evidence: null,
  });

it('takes a request for sent that is there although its write was refused: an answer was lost', async () => {
  commit.mockReset().mockRejectedValueOnce(refusal);
  vi.mocked(readDocument).mockResolvedValueOnce({ id: 'ana_oakfield' } as never);
  await asksWithoutDocument();
  expect(commit).toHaveBeenCalledOnce();
});

it('asks why a request was refused that is not there', async () => {
  commit.mockReset().mockRejectedValueOnce(refusal);
  vi.mocked(readDocument).mockResolvedValueOnce(null);
  vi.mocked(timesSince).mockRejectedValueOnce(refusal);
  await expect(asksWithoutDocument()).rejects.toBe(refusal);
});
