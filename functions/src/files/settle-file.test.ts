import { beforeEach, expect, test, vi } from 'vitest';
import { isChecked, settleFile } from './settle-file';

const { setMetadata } = vi.hoisted(() => ({ setMetadata: vi.fn() }));
vi.mock('../platform/app', () => ({
  db: {},
  bucket: () => ({ file: (path: string) => ({ setMetadata: (given: object) => setMetadata(path, given) }) }),
}));

beforeEach(() => setMetadata.mockReset());

const settled = async (path: string) => {
  await settleFile(path);
  expect(setMetadata).toHaveBeenCalledExactlyOnceWith(path, expect.anything());
  return setMetadata.mock.calls[0]?.[1];
};

// Here, and not against the local backend: it gives tokens by this label, as the platform does, but takes none back.
test('a document loses the token of its link', async () =>
  expect((await settled('proof-uploads/ana-1-a.pdf')).metadata).toEqual({
    checked: 'yes',
    firebaseStorageDownloadTokens: null,
  }));

test.each(['post-images/ana/x-4x3.png', 'profile-pictures/ana/x.webp'])('%s keeps its own', async (path) =>
  expect((await settled(path)).metadata).toEqual({ checked: 'yes' }),
);

test('nothing else of its client’s choice is left', async () =>
  expect(await settled('post-images/ana/x-4x3.png')).toMatchObject({
    cacheControl: 'private, max-age=0',
    contentLanguage: '',
  }));

test('a file that is gone is no failure, and any other refusal is one', async () => {
  setMetadata.mockRejectedValueOnce({ code: 404 });
  await expect(settleFile('proof-uploads/ana-1-a.pdf')).resolves.toBeUndefined();
  setMetadata.mockRejectedValueOnce({ code: 503 });
  await expect(settleFile('proof-uploads/ana-1-a.pdf')).rejects.toEqual({ code: 503 });
});

test('only our own label says that a file was checked', () => {
  expect(isChecked({ checked: 'yes' })).toBe(true);
  expect(isChecked({ checked: null })).toBe(false);
  expect(isChecked(undefined)).toBe(false);
});
