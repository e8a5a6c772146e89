import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../errors';
import { withProof } from './own-requests';

/** What the request names by now, as the server would say. */
const server = vi.hoisted(() => ({ names: null as string | null }));
const storage = vi.hoisted(() => ({
  uploadPrivate: vi.fn((_path: string) => Promise.resolve()),
  remove: vi.fn((_path: string) => Promise.resolve()),
  safeFileName: (name: string) => name,
}));
vi.mock('../sdk/storage', () => storage);
vi.mock('../sdk/firestore', () => ({ db: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  collection: () => ({ withConverter: () => ({}) }),
  doc: () => ({}),
  getDoc: () =>
    Promise.resolve({
      id: 'ana_oak',
      exists: () => true,
      data: () => ({ proofPath: server.names }),
      metadata: { fromCache: false, hasPendingWrites: false },
    }),
}));

const upload = { uid: 'ana', schoolId: 'maple', proof: new File(['x'], 'letter.pdf') };
const refusal = new BackendError('permission-denied');
const sentPath = () => storage.uploadPrivate.mock.calls[0]?.[0] ?? '';

describe('a document and the request that names it', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    server.names = null;
  });

  it('stays when the request was written', async () => {
    const write = vi.fn(() => Promise.resolve());
    await withProof(upload, write);
    expect(sentPath()).toMatch(/^proof-uploads\/ana-\d+-letter\.pdf$/);
    expect(write).toHaveBeenCalledExactlyOnceWith(sentPath());
    expect(storage.remove).not.toHaveBeenCalled();
  });

  it('goes when the request is refused, each one that was tried', async () => {
    const refused = () => withProof(upload, () => Promise.reject(refusal));
    await expect(refused()).rejects.toBe(refusal);
    await expect(refused()).rejects.toBe(refusal);
    const uploaded = storage.uploadPrivate.mock.calls.map(([path]) => path);
    expect(storage.remove.mock.calls.map(([path]) => path)).toEqual(uploaded);
    expect(uploaded).toHaveLength(2);
  });

  it('stays when only the answer was lost: the request names it', async () => {
    await withProof(upload, (path) => {
      server.names = path;
      return Promise.reject(refusal);
    });
    expect(storage.remove).not.toHaveBeenCalled();
  });

  it('goes when an earlier request names another', async () => {
    server.names = 'proof-uploads/ana-1-earlier.pdf';
    await expect(withProof(upload, () => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(storage.remove).toHaveBeenCalledExactlyOnceWith(sentPath());
  });

  it('is taken back, whatever of it has arrived, when its upload fails', async () => {
    const write = vi.fn(() => Promise.resolve());
    storage.uploadPrivate.mockRejectedValueOnce(new BackendError('unavailable'));
    await expect(withProof(upload, write)).rejects.toMatchObject({ code: 'unavailable' });
    expect(storage.remove).toHaveBeenCalledExactlyOnceWith(sentPath());
    expect(write).not.toHaveBeenCalled();
  });

  it('tells the refusal, also when the document could not be deleted', async () => {
    storage.remove.mockRejectedValueOnce(new BackendError('unavailable'));
    await expect(withProof(upload, () => Promise.reject(refusal))).rejects.toBe(refusal);
  });
});
