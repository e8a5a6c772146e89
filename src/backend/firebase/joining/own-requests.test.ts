import { FirebaseError } from 'firebase/app';
import { updateDoc } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { readQuery } from '../reading/documents';
import { markAddressConfirmed } from './own-requests';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  query: vi.fn(),
  where: vi.fn(),
  limit: vi.fn(),
  updateDoc: vi.fn(),
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
